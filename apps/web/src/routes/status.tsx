import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router';
import { LazyArrangedBoard } from '../features/status/folders/lazy-arranged-board.ts';
import { hasDetails } from '../state/followed-details.ts';
import { LazyFirstRun, StatusPlace } from './-status-place.tsx';

/** One screen for all layouts: changing the layout leaves the rest of it mounted. */
export const Route = createFileRoute('/status')({
  // Most people open it first: in the entry chunk it arrives a round trip earlier, and compresses better.
  codeSplitGroupings: [],
  staticData: { family: 'status' },
  beforeLoad({ context }) {
    if (context.services.followed.getState().length === 0) return LazyFirstRun.ready();
    return hasDetails(context.services.followedDetails) ? LazyArrangedBoard.ready() : undefined;
  },
  component: Status,
});

function Status() {
  const layout = useChildMatches({ select: (matches) => matches.at(-1)?.staticData.statusLayout });
  return layout === undefined ? <Outlet /> : <StatusPlace layout={layout} />;
}
