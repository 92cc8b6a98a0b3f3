import { facePicture } from '@frontboard/model';
import { useContext } from 'react';
import type { OpenMode } from '../../lists/switches/change/form-props.ts';
import { switchDialogWords } from '../../lists/switches/change/switch-dialog-words.ts';
import { historyEditorWords } from '../../lists/switches/history-editor-words.ts';
import { pendingText } from '../../lists/switches/pending-text.ts';
import { useFrontOrder } from '../../lists/switches/use-front-order.ts';
import { useOpenEntry } from '../../lists/use-open-entry.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { frontWords } from '../../text/front-words.ts';
import { joinParts } from '../../text/join-parts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Foreign } from '../../ui/foreign.tsx';
import { RunningTimes } from '../../ui/relative-time.tsx';
import { useTickingServiceNow } from '../../ui/use-ticking-now.ts';
import { type Moment, spanAt } from './entries.ts';
import styles from './entry-details.module.css';
import { type EntryTimes, lengthOf } from './entry-times.ts';
import type { EntryNames } from './use-entry-names.ts';
import { useFocusForList } from './use-focus-for-list.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.details;

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
}

/** One front in full. */
export function EntryDetails({ moment, names, times, ...rest }: EntryDetailsProps) {
  const { systemRef, isOwner, asOthers, onFilter, onEdit, pending } = rest;
  // They close when the person chooses to see only the entries of one member.
  useFocusForList();
  const nowMs = useTickingServiceNow();
  const isRunningShown = useContext(RunningTimes);
  const isUnsent = pending?.switchId === null;
  // Switches of others are never looked up.
  const isAsked = isOwner && !isUnsent && moment.switchIds.length === 1;
  const ordered = useFrontOrder(systemRef, isAsked ? moment : null);
  const span = spanAt(moment, nowMs);
  const length = lengthOf(moment, nowMs, isRunningShown);
  const until = {
    past: () => times.exact(span.untilMs),
    current: () => words.now,
    ended: () => words.unknown,
    future: () => null,
  }[span.state]();
  const front = ordered === null ? moment : { memberIds: ordered, isInOrder: true };
  return (
    <div className={styles.details}>
      {moment.memberIds.length === 0 ? (
        <p className={styles.soft}>{historyScreenWords.switchOut}</p>
      ) : (
        <DetailMembers
          label={front.isInOrder ? words.ordered : words.byName}
          {...{ front, names, asOthers, onFilter }}
        />
      )}
      <FactList
        facts={[
          { kind: 'text', label: words.from, text: times.exact(moment.fromMs) },
          ...(until === null ? [] : [{ kind: 'text', label: words.until, text: until } as const]),
          ...(length === null ? [] : [{ kind: 'text', label: words.lasted, text: length } as const]),
          ...moment.switchIds.slice(0, isUnsent ? 0 : 1).map(
            (id) =>
              ({
                kind: 'code',
                label: words.id,
                text: id,
                copy: { label: words.copyId, text: id },
              }) as const,
          ),
        ]}
      />
      {moment.switchIds.length > 1 && <p className={styles.soft}>{words.several(moment.switchIds.length)}</p>}
      {pending !== null && <p role="status">{pendingText(pending)}</p>}
      {isUnsent && pending.error !== null && <p className={styles.soft}>{pending.error}</p>}
      {onEdit !== null && <EditButtons onEdit={onEdit} />}
    </div>
  );
}

function EditButtons({ onEdit }: { onEdit: (mode: OpenMode) => void }) {
  const ways = [
    ['time', switchDialogWords.changeTime],
    ['members', switchDialogWords.changeMembers],
    ['edit', historyEditorWords.open],
    ['delete', switchDialogWords.delete],
  ] as const;
  return (
    <div className={styles.foot}>
      {ways.map(([mode, label]) => (
        <Button
          key={mode}
          size="small"
          variant={mode === 'delete' ? 'danger' : 'secondary'}
          onClick={() => onEdit(mode)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
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
      <ul className={styles.members}>
        {known.map((member) => {
          const name = names.nameOf(member);
          return (
            <li key={member.id} className={styles.member}>
              <a href={hrefOf(member.id)} data-id={member.id} className={styles.link} onClick={onOpen}>
                <Avatar src={facePicture(member)} name={name} size={40} color={member.color} />
                <Foreign>{name}</Foreign>
              </a>
              <Button variant="quiet" size="small" onClick={() => onFilter(member.id)}>
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
