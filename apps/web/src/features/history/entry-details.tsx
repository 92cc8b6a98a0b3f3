import { facePicture } from '@frontboard/model';
import { Ellipsis } from 'lucide-react';
import { useContext, useState } from 'react';
import { useOpenEntry } from '../../lists/query/use-open-entry.ts';
import { type FrontToSave, frontToSave } from '../../parts/saved-fronts/front-to-save.ts';
import { SaveFront } from '../../parts/saved-fronts/save-front.tsx';
import { savedFrontWords } from '../../parts/saved-fronts/words.ts';
import type { OpenMode } from '../../parts/switches/change/form-props.ts';
import { switchDialogWords } from '../../parts/switches/change/switch-dialog-words.ts';
import { historyEditorWords } from '../../parts/switches/history-editor-words.ts';
import { pendingText } from '../../parts/switches/pending-text.ts';
import { useFrontOrder } from '../../parts/switches/use-front-order.ts';
import { copyText } from '../../platform/copy-text.ts';
import { removingLocal, useLocalDataStore } from '../../session/local/local-data.ts';
import { type ListedMark, notingUnsure } from '../../session/local/unsure.ts';
import { useNotify } from '../../state/hooks.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { frontWords } from '../../text/front-words.ts';
import { joinParts } from '../../text/join-parts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { nearestHeading } from '../../ui/focus/nearest-heading.ts';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on.ts';
import { bar, cluster, stack } from '../../ui/layout/layout.ts';
import { MenuButton } from '../../ui/menus/menu-button.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { RunningTimes } from '../../ui/time/relative-time.tsx';
import { formatShortDuration } from '../../ui/time/short-duration.ts';
import { useTickingServiceNow } from '../../ui/time/use-ticking-now.ts';
import { uiWords } from '../../ui/words.ts';
import type { Moment } from './entries.ts';
import styles from './entry-details.module.css';
import { type EntryTimes, lengthOf } from './entry-times.ts';
import { EntryNote } from './notes/entry-note.tsx';
import type { SwitchNotes } from './notes/use-switch-notes.ts';
import type { EntryNames } from './use-entry-names.ts';
import { useFocusForList } from './use-focus-for-list.ts';
import { markText } from './use-unsure-marks.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.details;
const unsureWords = historyScreenWords.unsure;

const WAYS = [
  ['members', switchDialogWords.changeMembers],
  ['time', switchDialogWords.changeTime],
  ['edit', historyEditorWords.open],
  ['delete', switchDialogWords.delete],
] as const;

interface EntryDetailsProps {
  moment: Moment;
  names: EntryNames;
  times: EntryTimes;
  systemRef: string;
  isOwner: boolean;
  asOthers: boolean;
  onFilter: (memberId: string) => void;
  /** Changes its switch; null for another system's. */
  onEdit: ((mode: OpenMode) => void) | null;
  /** Its operation that the service does not have yet; null for none. */
  pending: QueueEntry | null;
  marks: readonly ListedMark[];
  /** What the owner has written on this device; null for another system's. */
  notes: SwitchNotes | null;
}

/** One front in full. */
export function EntryDetails({ moment, names, times, ...rest }: EntryDetailsProps) {
  const { systemRef, isOwner, asOthers, onFilter, onEdit, pending, marks, notes } = rest;
  // They close when the person chooses to see only the entries of one member.
  useFocusForList();
  const nowMs = useTickingServiceNow();
  const isRunningShown = useContext(RunningTimes);
  const isUnsent = pending?.switchId === null;
  // Switches of others are never looked up.
  const isAsked = isOwner && !isUnsent && moment.switchIds.length === 1;
  const ordered = useFrontOrder(systemRef, isAsked ? moment : null);
  const length = lengthOf(moment, nowMs, isRunningShown, formatShortDuration);
  const front = ordered === null ? moment : { memberIds: ordered, isInOrder: true };
  return (
    <div className={stack(4)}>
      <p>{words.when(times.day(moment.fromMs), times.span(moment, nowMs), length)}</p>
      {moment.memberIds.length > 0 && (
        <DetailMembers
          label={front.isInOrder ? words.ordered : words.byName}
          {...{ front, names, asOthers, onFilter }}
        />
      )}
      {moment.switchIds.length > 1 && <p className={styles.soft}>{words.several(moment.switchIds.length)}</p>}
      {marks.length > 0 && (
        <section>
          <h3 className={styles.label}>{unsureWords.onlyHere}</h3>
          <ul>
            {marks.map((mark) => (
              <MarkLine key={mark.id} {...{ mark, moment, times }} />
            ))}
          </ul>
        </section>
      )}
      {pending !== null && <p role="status">{pendingText(pending)}</p>}
      {isUnsent && pending.error !== null && <p className={styles.soft}>{pending.error}</p>}
      {!isUnsent && (
        <EntryActions
          switchId={moment.switchIds[0] ?? moment.id}
          onEdit={onEdit}
          front={onEdit === null || names.isLoading ? null : savedFrom(front, names)}
        />
      )}
      {/* After what changes PluralKit: it is apart from that. */}
      {notes !== null && !names.isLoading && <EntryNote {...{ moment, front, names, notes }} />}
    </div>
  );
}

interface MarkLineProps extends Pick<EntryDetailsProps, 'moment' | 'times'> {
  mark: ListedMark;
}

/** Something that the person is not sure of, which they can take back. */
function MarkLine({ mark: { id, ...mark }, moment, times }: MarkLineProps) {
  const store = useLocalDataStore();
  const { notify } = useNotify();
  const line = useFocusHandedOn<HTMLLIElement>(nearestHeading);
  const remove = () => {
    store.update(removingLocal('unsure', id));
    notify({
      kind: 'info',
      title: unsureWords.removed,
      undo: () => store.update(notingUnsure(mark, id)),
    });
  };
  return (
    <li ref={line} className={bar(2)}>
      <span>{markText(mark, moment, times)}</span>
      <Button size="small" variant="quiet" onClick={remove}>
        {unsureWords.remove}
      </Button>
    </li>
  );
}

interface EntryActionsProps extends Pick<EntryDetailsProps, 'onEdit'> {
  switchId: string;
  /** What can be saved on this device; null for another system's. */
  front: FrontToSave | null;
}

/** What can be done with the switch of an entry. */
function EntryActions({ switchId, onEdit, front }: EntryActionsProps) {
  const { notify } = useNotify();
  const [isSaving, setSaving] = useState(false);
  const copyId = () =>
    copyText(switchId).then(
      () => notify({ kind: 'positive', title: words.idCopied }),
      () => notify({ kind: 'warning', title: uiWords.copyFailed, caption: switchId }),
    );
  return (
    <div className={cluster(2)}>
      {onEdit !== null && (
        <MenuButton
          size="small"
          label={words.edit}
          items={WAYS.map(([mode, label]) => ({
            id: mode,
            label,
            isDanger: mode === 'delete',
            onAction: () => onEdit(mode),
          }))}
        />
      )}
      <MenuButton
        isIconOnly
        icon={<Ellipsis />}
        label={words.more}
        items={[
          ...(front === null
            ? []
            : [{ id: 'save', label: savedFrontWords.save, onAction: () => setSaving(true) }]),
          { id: 'id', label: words.copyId, onAction: () => void copyId() },
        ]}
      />
      <SaveFront front={isSaving ? front : null} onClose={() => setSaving(false)} />
    </div>
  );
}

/** The front of an entry as it is saved; null if nobody of it is in the system, so that it could never be recorded. */
function savedFrom(front: DetailMembersProps['front'], names: EntryNames): FrontToSave | null {
  const known = names.membersOf(front);
  return known.length === 0 && front.memberIds.length > 0 ? null : frontToSave(front, known, names.nameOf);
}

interface DetailMembersProps extends Pick<EntryDetailsProps, 'names' | 'asOthers' | 'onFilter'> {
  label: string;
  front: Pick<Moment, 'memberIds' | 'isInOrder'>;
}

function DetailMembers({ label, front, names, asOthers, onFilter }: DetailMembersProps) {
  const known = names.membersOf(front);
  const ids = known.map(({ id }) => id);
  const { hrefOf, onOpen } = useOpenEntry({ kind: 'member', ids, asOthers });
  const others = joinParts(names.namesOf(front).slice(known.length), frontWords.and);
  return (
    <section>
      <h3 className={styles.label}>{label}</h3>
      <ul className={stack(1)}>
        {known.map((member) => {
          const name = names.nameOf(member);
          return (
            <li key={member.id} className={bar(2)}>
              <a href={hrefOf(member.id)} data-id={member.id} className={styles.link} onClick={onOpen}>
                <Avatar src={facePicture(member)} name={name} size={40} color={member.color} />
                <Foreign>{name}</Foreign>
              </a>
              <Button
                variant="quiet"
                size="small"
                className={styles.filter}
                onClick={() => onFilter(member.id)}
              >
                {words.filter(name)}
              </Button>
            </li>
          );
        })}
        {others !== '' && !names.isLoading && <li className={styles.soft}>{others}</li>}
        {names.isLoading && <li className={styles.soft}>{historyScreenWords.namesLoading}</li>}
      </ul>
    </section>
  );
}
