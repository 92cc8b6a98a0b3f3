import { Suspense } from 'react';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import { lazyWithPreload } from '../../../ui/loading/lazy-with-preload.ts';
import type { ChangePreviewProps } from '../planned-lanes.tsx';

const PlannedLanes = lazyWithPreload<ChangePreviewProps>(() =>
  import('../planned-lanes.tsx').then((module) => ({ default: module.PlannedLanes })),
);

/** The effect of a change of a switch on the front, before it is saved. */
export function ChangePreview(props: ChangePreviewProps) {
  return (
    <Boundary>
      <Suspense>
        <PlannedLanes {...props} />
      </Suspense>
    </Boundary>
  );
}
