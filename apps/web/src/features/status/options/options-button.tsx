import { SlidersHorizontal } from 'lucide-react';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { PopoverButton } from '../../../ui/menus/popover-button.tsx';
import type { StatusLayout } from '../layouts.ts';
import { statusWords } from '../words.ts';
import styles from './options-panel.module.css';

const OptionsPanel = lazyPart(
  async () => ({ default: (await import('./options-panel.tsx')).OptionsPanel }),
  () => <p className={styles.panel}>{statusWords.options.loading}</p>,
);

/** Opens the options of the current layout; they are loaded with their popover. */
export function OptionsButton({ layout, isIconOnly }: { layout: StatusLayout; isIconOnly: boolean }) {
  return (
    <PopoverButton
      isIconOnly={isIconOnly}
      label={statusWords.options.title}
      icon={<SlidersHorizontal aria-hidden="true" />}
      onIntent={OptionsPanel.preload}
    >
      <OptionsPanel layout={layout} />
    </PopoverButton>
  );
}
