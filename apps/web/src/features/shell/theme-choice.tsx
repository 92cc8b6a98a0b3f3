import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from '../../state/theme.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { shellWords } from './words.ts';

const { theme } = shellWords;
const OPTIONS = [
  { value: 'system', label: theme.system, icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: theme.light, icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: theme.dark, icon: <Moon aria-hidden="true" /> },
] as const;

/** The theme, or a choice of it. */
export function ThemePicker() {
  const { choice, setChoice } = useTheme();
  return <SegmentedControl label={theme.label} options={OPTIONS} value={choice} onChange={setChoice} />;
}
