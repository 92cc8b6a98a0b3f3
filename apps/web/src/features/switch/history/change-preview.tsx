import { Suspense } from 'react';
import type { ChangePreviewProps } from '../../../lists/switches/planned-lanes.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.ts';
import { useRecentSwitches } from './use-recent-switches.ts';

const PlannedLanes = lazyWithPreload<ChangePreviewProps>(() =>
  import('../../../lists/switches/planned-lanes.tsx').then((module) => ({ default: module.PlannedLanes })),
);

/** What a change of a switch does to the front, before it is saved. */
export function ChangePreview({ edit }: Pick<ChangePreviewProps, 'edit'>) {
  const { history } = useRecentSwitches();
  return (
    <Boundary>
      <Suspense>
        <PlannedLanes edit={edit} history={history} />
      </Suspense>
    </Boundary>
  );
}
