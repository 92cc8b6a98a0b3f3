import { createFileRoute } from '@tanstack/react-router';
import { NewGroupScreen } from '../features/manage/groups/new-group-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

interface NewGroupSearch {
  /** The uuid of the group that is copied. */
  readonly from?: string;
}

export const Route = createFileRoute('/manage/groups/new')({
  staticData: { title: shellWords.titles.group },
  validateSearch: ({ from }): NewGroupSearch => (typeof from === 'string' ? { from } : {}),
  component: NewGroup,
});

function NewGroup() {
  const { from = null } = Route.useSearch();
  return <NewGroupScreen key={from} from={from} />;
}
