import { createFileRoute } from '@tanstack/react-router';
import { OwnGroupScreen } from '../features/manage/groups/own-group-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/groups/$id')({
  staticData: { title: shellWords.titles.group },
  component: OwnGroup,
});

function OwnGroup() {
  const { id } = Route.useParams();
  return <OwnGroupScreen key={id} id={id} />;
}
