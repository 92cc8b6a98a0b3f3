import { createFileRoute } from '@tanstack/react-router';
import { GroupMembersScreen } from '../features/manage/membership/group-members-screen.tsx';

export const Route = createFileRoute('/manage/groups/$id_/members')({
  component: GroupMembers,
});

function GroupMembers() {
  const { id } = Route.useParams();
  return <GroupMembersScreen key={id} id={id} />;
}
