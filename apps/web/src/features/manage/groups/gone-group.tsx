import { FolderX } from 'lucide-react';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { groupWords as words } from './words.ts';

/** Shown for a group of the own system that does not exist. */
export function GoneGroup() {
  return (
    <EmptyState
      icon={<FolderX aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={words.gone}
      actions={<LinkButton to="/manage/groups">{words.toList}</LinkButton>}
    >
      <p>{words.goneText}</p>
    </EmptyState>
  );
}
