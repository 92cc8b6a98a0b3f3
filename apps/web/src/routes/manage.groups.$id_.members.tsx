import { createFileRoute } from '@tanstack/react-router';
import { GroupMembersScreen } from '../features/manage/membership/group-members-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/groups/$id_/members')({
  staticData: { title: shellWords.titles.group },
  component: GroupMembers,
});

function GroupMembers() {
  const { id } = Route.useParams();
  return <GroupMembersScreen key={id} id={id} />;
}
