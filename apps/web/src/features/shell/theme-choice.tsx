import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from '../../state/use-theme.ts';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { themeWords as words } from './theme-words.ts';

const OPTIONS = [
  { value: 'system', label: words.system, icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: words.light, icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: words.dark, icon: <Moon aria-hidden="true" /> },
] as const;

/** The theme, or a choice of it. */
export function ThemePicker() {
  const { choice, setChoice } = useTheme();
  return <SegmentedControl label={words.label} options={OPTIONS} value={choice} onChange={setChoice} />;
}
