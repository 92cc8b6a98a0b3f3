import { parseGuildId } from '@frontboard/model';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { ServerFrame } from '../features/manage/servers/server-frame.tsx';

export const Route = createFileRoute('/manage/servers/$guild')({
  // Its name is private, so the title bar does not contain it.
  staticData: { family: 'manage-server' },
  beforeLoad: ({ params }) => {
    const parsed = parseGuildId(params.guild);
    if (!parsed.ok || parsed.guildId === params.guild) return;
    throw redirect({
      to: '/manage/servers/$guild',
      params: { guild: parsed.guildId },
      replace: true,
    });
  },
  component: ServerPage,
});

function ServerPage() {
  const { guild } = Route.useParams();
  return (
    <ServerFrame guild={guild}>
      <Outlet />
    </ServerFrame>
  );
}
