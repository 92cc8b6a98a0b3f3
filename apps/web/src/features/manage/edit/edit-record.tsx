import { recordKey } from '@frontboard/model';
import { useRouter } from '@tanstack/react-router';
import { CalendarDays, ChartColumn, ChartGantt, Copy, Ellipsis, Eye, History, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { memberViews } from '../../../parts/history-views.tsx';
import { recordHeadWords } from '../../../parts/record/head-words.ts';
import type { EditState } from '../../../sync/edit/types.ts';
import { useHandOver } from '../../../sync/edit/use-left-drafts.ts';
import type { Doomed } from '../../../sync/restore/restore-copy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.tsx';
import { MenuButton } from '../../../ui/menus/menu-button.tsx';
import { useMenuLink } from '../../../ui/menus/use-menu-link.ts';
import { BackToGroups, BackToMembers } from '../back-to-list.tsx';
import { DeleteDialog } from '../delete/delete-dialog.tsx';
import { EditScreen } from './edit-screen.tsx';
import { useIsStillHere } from './use-is-still-here.ts';
import { editWords } from './words.ts';

const OwnLocal = lazyWhenIdle(async () => ({
  default: (await import('../../../parts/own-local/own-local.tsx')).OwnLocal,
}));

const PLACES = {
  member: {
    back: <BackToMembers />,
    list: '/manage/members',
    add: '/manage/members/new',
    lookup: '/lookup/member/$id',
  },
  group: {
    back: <BackToGroups />,
    list: '/manage/groups',
    add: '/manage/groups/new',
    lookup: '/lookup/group/$id',
  },
} as const;

const VIEW_ICONS = {
  list: <History />,
  statistics: <ChartColumn />,
  timeline: <ChartGantt />,
  calendar: <CalendarDays />,
};

interface EditRecordProps<V extends object> {
  /** The record; it can be deleted from here. */
  edited: Doomed;
  edit: EditState<V>;
  title: string;
  words: {
    readonly asOthers: string;
    readonly duplicate: string;
    readonly remove: string;
    readonly createAgain: string;
  };
  /** The form, given its actions once the record no longer exists. */
  children: (goneAction: ReactNode) => ReactNode;
}

/** The screen with the form of one member or group: what is rarely done with it in its head, and what is only on this device at its end. */
export function EditRecord<V extends object>({ edited, edit, title, words, children }: EditRecordProps<V>) {
  const router = useRouter();
  const { kind, record } = edited;
  const handOver = useHandOver(kind);
  const isStillHere = useIsStillHere();
  const [isDeleting, setDeleting] = useState(false);
  const uuid = recordKey(record);
  const { back, list, add } = PLACES[kind];
  const handleDeleted = (wasDialogOpen: boolean) => {
    // What was typed after the dialog was closed is still wanted: the list shows its draft.
    if (wasDialogOpen) edit.discard();
    // There is no record to save to, and none to return to.
    if (isStillHere()) void router.navigate({ to: list, search: true, replace: true, ignoreBlocker: true });
  };
  const createAgain = () => {
    handOver(uuid, edit.values);
    edit.discard();
    void router.navigate({ to: add, search: { from: uuid }, ignoreBlocker: true });
  };
  return (
    <EditScreen
      hasForm
      back={back}
      title={title}
      actions={
        <RecordActions edited={edited} title={title} words={words} onDelete={() => setDeleting(true)} />
      }
    >
      {children(
        <Button size="small" onClick={createAgain}>
          {words.createAgain}
        </Button>,
      )}
      <Disclosure title={editWords.onThisDevice[kind]} isDrawnOnceOpened>
        <OwnLocal kind={kind} uuid={uuid} name={title} />
      </Disclosure>
      <DeleteDialog
        doomed={edited}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={handleDeleted}
      />
    </EditScreen>
  );
}

interface RecordActionsProps extends Pick<EditRecordProps<object>, 'edited' | 'title' | 'words'> {
  onDelete: () => void;
}

/** The menu with what is rarely done with a record. */
function RecordActions({ edited: { kind, record }, title, words, onDelete }: RecordActionsProps) {
  const linkTo = useMenuLink();
  const { add, lookup } = PLACES[kind];
  return (
    <MenuButton
      isIconOnly
      icon={<Ellipsis />}
      label={recordHeadWords.more}
      spokenLabel={recordHeadWords.moreFor(title)}
      items={[
        ...(kind === 'member' ? memberViews(record.id) : []).map(({ id, label, place }) => ({
          id,
          label,
          icon: VIEW_ICONS[id],
          ...linkTo(place),
        })),
        {
          id: 'others',
          label: words.asOthers,
          icon: <Eye />,
          ...linkTo({ to: lookup, params: { id: record.id }, search: { as: 'others' } }),
        },
        {
          id: 'duplicate',
          label: words.duplicate,
          icon: <Copy />,
          ...linkTo({ to: add, search: { from: recordKey(record) } }),
        },
        {
          id: 'delete',
          label: words.remove,
          icon: <Trash2 />,
          isDanger: true,
          onAction: onDelete,
        },
      ]}
    />
  );
}
