import { PencilLine } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';
import { manageWords } from './words.ts';

/** Leads from a selection in a list to the screen that changes it. */
export function ChangeSelected({ to }: { to: '/manage/members/bulk' | '/manage/groups/bulk' }) {
  return (
    <LinkButton to={to} search={true} variant="primary" size="small" icon={<PencilLine aria-hidden="true" />}>
      {manageWords.changeSelected}
    </LinkButton>
  );
}
