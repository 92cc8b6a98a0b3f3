import { createFileRoute } from '@tanstack/react-router';
import { MemberGroupsScreen } from '../features/manage/membership/member-groups-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/members/$id_/groups')({
  staticData: { title: shellWords.titles.member },
  component: MemberGroups,
});

function MemberGroups() {
  const { id } = Route.useParams();
  return <MemberGroupsScreen key={id} id={id} />;
}
