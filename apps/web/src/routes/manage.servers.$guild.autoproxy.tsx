import { createFileRoute } from '@tanstack/react-router';
import { AutoproxyPart } from '../features/manage/servers/autoproxy-part.tsx';

export const Route = createFileRoute('/manage/servers/$guild/autoproxy')({
  component: ServerAutoproxy,
});

function ServerAutoproxy() {
  return <AutoproxyPart guildId={Route.useParams().guild} />;
}
