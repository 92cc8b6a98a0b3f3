import { type ReactNode, useMemo, useState } from 'react';
import { preloadDialog } from '../../../ui/dialogs/preload-dialog.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { WindowBoundary } from '../../../ui/loading/window-boundary.tsx';
import { statusWords } from '../words.ts';
import { DetailsProvider, type DetailsTarget } from './details-context.ts';
import type { DetailsDialogProps } from './details-dialog.tsx';

const DetailsDialog = lazyPart<DetailsDialogProps>(() =>
  import('./details-dialog.tsx').then((module) => ({ default: module.DetailsDialog })),
);

function preload(): void {
  DetailsDialog.preload();
  preloadDialog();
}

/** Provides the function that opens details, and shows them. Their code is loaded on the first hover or focus. */
export function DetailsHost({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<DetailsTarget | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const access = useMemo(() => {
    const open = (next: DetailsTarget) => {
      setTarget(next);
      setOpen(true);
    };
    return { open, preload };
  }, []);
  return (
    <DetailsProvider value={access}>
      {children}
      {target !== null && (
        <WindowBoundary title={statusWords.details.title} isOpen={isOpen} onClose={close}>
          <DetailsDialog target={target} isOpen={isOpen} onClose={close} onShow={access.open} />
        </WindowBoundary>
      )}
    </DetailsProvider>
  );
}
