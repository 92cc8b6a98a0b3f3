import { createFileRoute } from '@tanstack/react-router';
import { EditMemberScreen } from '../features/manage/members/edit-member-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/members/$id')({
  staticData: { title: shellWords.titles.editMember },
  component: EditMember,
});

function EditMember() {
  return <EditMemberScreen id={Route.useParams().id} />;
}
