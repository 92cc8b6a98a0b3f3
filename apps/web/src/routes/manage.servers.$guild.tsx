import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { ServerFrame } from '../features/manage/servers/server-frame.tsx';

export const Route = createFileRoute('/manage/servers/$guild')({
  // Its name is private, so the title bar does not contain it.
  staticData: { family: 'manage-server' },
  async beforeLoad({ params }) {
    const { guildInAddress } = await import('../features/manage/servers/guild-in-address.ts');
    const guild = guildInAddress(params.guild);
    if (guild !== null) throw redirect({ to: '/manage/servers/$guild', params: { guild }, replace: true });
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
