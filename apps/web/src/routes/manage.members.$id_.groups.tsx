import { createFileRoute } from '@tanstack/react-router';
import { MemberGroupsScreen } from '../features/manage/membership/member-groups-screen.tsx';

export const Route = createFileRoute('/manage/members/$id_/groups')({
  component: MemberGroups,
});

function MemberGroups() {
  const { id } = Route.useParams();
  return <MemberGroupsScreen key={id} id={id} />;
}
