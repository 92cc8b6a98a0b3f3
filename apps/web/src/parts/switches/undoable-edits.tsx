import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';
import { Boundary } from '../../ui/loading/boundary.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import type { RecentEditsProps } from './recent-edits.tsx';

const RecentEdits = lazyPart<RecentEditsProps>(() =>
  import('./recent-edits.tsx').then((module) => ({ default: module.RecentEdits })),
);

/** The edits that can be undone. Their code is loaded once there is one. */
export function UndoableEdits(props: RecentEditsProps) {
  const hasEdits = useSwitchQueue().edits.length > 0;
  if (!hasEdits) return null;
  return (
    <Boundary>
      <RecentEdits {...props} />
    </Boundary>
  );
}
