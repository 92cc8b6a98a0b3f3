import { createFileRoute } from '@tanstack/react-router';
import { EditGroupScreen } from '../features/manage/groups/edit-group-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/groups/$id')({
  staticData: { title: shellWords.titles.group },
  component: EditGroup,
});

function EditGroup() {
  const { id } = Route.useParams();
  return <EditGroupScreen key={id} id={id} />;
}
