import { facePicture } from '@frontboard/model';
import { Ellipsis, LogOut } from 'lucide-react';
import { memo } from 'react';
import { savedFrontWords } from '../../../parts/saved-fronts/words.ts';
import type { OpenMode } from '../../../parts/switches/change/form-props.ts';
import { switchDialogWords } from '../../../parts/switches/change/switch-dialog-words.ts';
import { historyEditorWords } from '../../../parts/switches/history-editor-words.ts';
import { pendingText } from '../../../parts/switches/pending-text.ts';
import type { SwitchNames } from '../../../parts/switches/switch-names.ts';
import type { HistoryRow } from '../../../persistence/history/history-row.ts';
import type { QueueEntry } from '../../../sync/switches/types.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { MenuButton } from '../../../ui/menus/menu-button.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import styles from './recent-switches.module.css';
import { historyWords as words } from './words.ts';

const FACE_PX = 32;
const MOST_FACES = 3;

interface SwitchRowProps {
  row: HistoryRow;
  /** The operation on it that the service has not carried out; null for none. */
  pending: QueueEntry | null;
  names: SwitchNames;
  lasted: string;
  onOpen: (row: HistoryRow, mode: OpenMode) => void;
  /** Saves its front under a name. Keep the function. */
  onSave: (row: HistoryRow) => void;
  /** Opens what is written about it on this device. Keep the function. */
  onNote: (row: HistoryRow) => void;
}

/** One switch of the list. */
export const SwitchRow = memo(function SwitchRow({
  row,
  pending,
  names,
  lasted,
  onOpen,
  onSave,
  onNote,
}: SwitchRowProps) {
  const phrase = names.phrase(row);
  const faces = names.membersOf(row).slice(0, MOST_FACES);
  const item = (mode: OpenMode, label: string) => ({
    id: mode,
    label,
    ...(mode === 'delete' && { isDanger: true }),
    onAction: () => onOpen(row, mode),
  });
  return (
    <li className={styles.row} data-switch={row.id}>
      <span aria-hidden="true" className={styles.faces}>
        {faces.length === 0 ? (
          <span className={styles.out}>
            <LogOut />
          </span>
        ) : (
          faces.map((member, index) => (
            <Avatar
              // biome-ignore lint/suspicious/noArrayIndexKey: several may be someone
              key={index}
              src={facePicture(member)}
              name={names.nameOf(member)}
              size={FACE_PX}
              color={member?.color ?? null}
            />
          ))
        )}
      </span>
      <span className={styles.words}>
        <button type="button" className={styles.who} onClick={() => onOpen(row, 'view')}>
          {names.isLoading && row.memberIds.length > 0 ? (
            <Skeleton width="9em" />
          ) : (
            <Foreign>{phrase}</Foreign>
          )}
        </button>
        <span className={styles.when}>
          <RelativeTime at={row.timestamp} />
          <span>{lasted}</span>
          {pending !== null && <span>{pendingText(pending)}</span>}
        </span>
      </span>
      <MenuButton
        isIconOnly
        opensByArrows={false}
        label={words.more}
        spokenLabel={words.moreFor(row.memberIds.length === 0 ? null : phrase)}
        icon={<Ellipsis />}
        items={[
          item('view', switchDialogWords.view),
          item('time', switchDialogWords.changeTime),
          item('members', switchDialogWords.changeMembers),
          item('edit', historyEditorWords.open),
          { id: 'note', label: words.note, onAction: () => onNote(row) },
          // A front of former members alone could never be recorded.
          ...(row.memberIds.length === 0 || names.membersOf(row).some((member) => member !== null)
            ? [{ id: 'save', label: savedFrontWords.save, onAction: () => onSave(row) }]
            : []),
          item('delete', switchDialogWords.delete),
        ]}
      />
    </li>
  );
});
