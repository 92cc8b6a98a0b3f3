import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PopoverButton } from '../../../ui/menus/popover-button.tsx';
import type { StatusLayout } from '../layouts.ts';
import { statusWords } from '../words.ts';
import styles from './options-panel.module.css';

const OptionsPanel = lazy(() =>
  import('./options-panel.tsx').then((module) => ({ default: module.OptionsPanel })),
);

/** Opens the options of the current layout; they are loaded with their popover. */
export function OptionsButton({ layout, isIconOnly }: { layout: StatusLayout; isIconOnly: boolean }) {
  return (
    <PopoverButton
      isIconOnly={isIconOnly}
      label={statusWords.options.title}
      icon={<SlidersHorizontal aria-hidden="true" />}
    >
      <Suspense fallback={<p className={styles.panel}>{statusWords.options.loading}</p>}>
        <OptionsPanel layout={layout} />
      </Suspense>
    </PopoverButton>
  );
}
