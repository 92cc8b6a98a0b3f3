import { createFileRoute } from '@tanstack/react-router';
import { NewMemberScreen } from '../features/manage/members/new-member-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

interface NewMemberSearch {
  /** The uuid of the member to be copied. */
  from?: string;
}

export const Route = createFileRoute('/manage/members/new')({
  staticData: { title: shellWords.titles.newMember },
  validateSearch: ({ from }): NewMemberSearch => (typeof from === 'string' ? { from } : {}),
  component: NewMember,
});

function NewMember() {
  return <NewMemberScreen from={Route.useSearch().from ?? null} />;
}
