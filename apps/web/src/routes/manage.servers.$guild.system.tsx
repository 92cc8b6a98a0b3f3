import { createFileRoute } from '@tanstack/react-router';
import { SystemPart } from '../features/manage/servers/system-part.tsx';

export const Route = createFileRoute('/manage/servers/$guild/system')({
  component: ServerSystem,
});

function ServerSystem() {
  return <SystemPart guildId={Route.useParams().guild} />;
}
