import { createFileRoute } from '@tanstack/react-router';
import { ServerFrame } from '../features/manage/servers/server-frame.tsx';
import { useServerSummary } from '../features/manage/servers/use-server-summary.ts';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/servers/$guild')({
  // Its name is nobody else's business, so the title bar does without.
  staticData: { title: shellWords.titles.server, family: 'manage-server' },
  component: ServerPage,
});

function ServerPage() {
  const { guild } = Route.useParams();
  return (
    <ServerFrame guild={guild}>
      <p>{useServerSummary(guild)}</p>
    </ServerFrame>
  );
}
