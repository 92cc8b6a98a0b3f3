import { createFileRoute } from '@tanstack/react-router';
import { EditMemberScreen } from '../features/manage/members/edit-member-screen.tsx';

export const Route = createFileRoute('/manage/members/$id')({
  component: EditMember,
});

function EditMember() {
  return <EditMemberScreen id={Route.useParams().id} />;
}
