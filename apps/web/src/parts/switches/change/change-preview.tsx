import { Boundary } from '../../../ui/loading/boundary.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import type { ChangePreviewProps } from '../planned-lanes.tsx';

const PlannedLanes = lazyPart<ChangePreviewProps>(() =>
  import('../planned-lanes.tsx').then((module) => ({ default: module.PlannedLanes })),
);

/** The effect of a change of a switch on the front, before it is saved. */
export function ChangePreview(props: ChangePreviewProps) {
  return (
    <Boundary>
      <PlannedLanes {...props} />
    </Boundary>
  );
}
