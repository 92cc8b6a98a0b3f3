import { createFileRoute } from '@tanstack/react-router';
import { EditGroupScreen } from '../features/manage/groups/edit-group-screen.tsx';

export const Route = createFileRoute('/manage/groups/$id')({
  component: EditGroup,
});

function EditGroup() {
  const { id } = Route.useParams();
  return <EditGroupScreen key={id} id={id} />;
}
