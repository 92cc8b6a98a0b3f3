import { groupLabel } from '@frontboard/model';
import { useNavigate } from '@tanstack/react-router';
import { Eye, FolderX } from 'lucide-react';
import { useState } from 'react';
import { useOwnGroups } from '../../../data/own/use-own-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DeleteDialog } from '../delete/delete-dialog.tsx';
import { OwnAnswer } from '../own-answer.tsx';
import { groupWords as words } from './words.ts';

/** One group of the own system. */
export function OwnGroupScreen({ id }: { id: string }) {
  const groups = useOwnGroups();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const group = groups.items?.find((candidate) => candidate.id === id || candidate.uuid === id);
  return (
    <>
      <PageHeader
        title={group === undefined ? words.title : groupLabel(group)}
        actions={
          group !== undefined && (
            <>
              <LinkButton
                to="/lookup/group/$id"
                params={{ id: group.id }}
                search={{ as: 'others' }}
                variant="quiet"
                icon={<Eye aria-hidden="true" />}
              >
                {words.seeAsOthers}
              </LinkButton>
              <Button onClick={() => setDeleting(true)}>{words.remove}</Button>
            </>
          )
        }
      />
      <OwnAnswer list={groups} loading={words.loading} failed={words.failed}>
        {() =>
          group === undefined ? (
            <EmptyState
              icon={<FolderX aria-hidden="true" size={32} strokeWidth={1.5} />}
              title={words.gone}
              actions={<LinkButton to="/manage/groups">{words.toList}</LinkButton>}
            >
              <p>{words.goneText}</p>
            </EmptyState>
          ) : (
            <DeleteDialog
              doomed={{ kind: 'group', record: group }}
              isOpen={isDeleting}
              onClose={() => setDeleting(false)}
              onDeleted={() => void navigate({ to: '/manage/groups' })}
            />
          )
        }
      </OwnAnswer>
    </>
  );
}
