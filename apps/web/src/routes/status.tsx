import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router';
import { shellWords } from '../features/shell/words.ts';
import { StatusPlace } from './-status-place.tsx';

/** One screen for all layouts: going from one to another changes what it shows and leaves the rest of it standing. */
export const Route = createFileRoute('/status')({
  // Nearly everybody opens it first: in the entry it is there a round trip earlier, and packs better than on its own.
  codeSplitGroupings: [],
  staticData: { title: shellWords.titles.status },
  component: Status,
});

function Status() {
  const layout = useChildMatches({ select: (matches) => matches.at(-1)?.staticData.statusLayout });
  return layout === undefined ? <Outlet /> : <StatusPlace layout={layout} />;
}
