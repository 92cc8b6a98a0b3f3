import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { preloadDialog } from '../../ui/dialog.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { DetailsProvider, type DetailsTarget } from './details-context.ts';
import type { DetailsDialogProps } from './details-dialog.tsx';

const DetailsDialog = lazyWithPreload<DetailsDialogProps>(() =>
  import('./details-dialog.tsx').then((module) => ({ default: module.DetailsDialog })),
);

function preload(): void {
  DetailsDialog.preload();
  preloadDialog();
}

/** Gives everything inside it the way to open details, and shows them. Their code is fetched on the first approach. */
export function DetailsHost({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<DetailsTarget | null>(null);
  const [isOpen, setOpen] = useState(false);
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
        <Suspense fallback={null}>
          <DetailsDialog
            target={target}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onShow={access.open}
          />
        </Suspense>
      )}
    </DetailsProvider>
  );
}
