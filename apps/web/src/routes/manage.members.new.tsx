import { createFileRoute } from '@tanstack/react-router';
import { NewMemberScreen } from '../features/manage/members/new-member-screen.tsx';

interface NewMemberSearch {
  /** The uuid of the member to be copied. */
  from?: string;
}

export const Route = createFileRoute('/manage/members/new')({
  validateSearch: ({ from }): NewMemberSearch => (typeof from === 'string' ? { from } : {}),
  component: NewMember,
});

function NewMember() {
  return <NewMemberScreen from={Route.useSearch().from ?? null} />;
}
