import { createFileRoute } from '@tanstack/react-router';
import { NewGroupScreen } from '../features/manage/groups/new-group-screen.tsx';

interface NewGroupSearch {
  /** The uuid of the group that is copied. */
  readonly from?: string;
}

export const Route = createFileRoute('/manage/groups/new')({
  validateSearch: ({ from }): NewGroupSearch => (typeof from === 'string' ? { from } : {}),
  component: NewGroup,
});

function NewGroup() {
  const { from = null } = Route.useSearch();
  return <NewGroupScreen key={from} from={from} />;
}
