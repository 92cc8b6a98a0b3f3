import { facePicture } from '@frontboard/model';
import { CircleDashed, LogOut, StickyNote } from 'lucide-react';
import { useContext } from 'react';
import { pendingText } from '../../parts/switches/pending-text.ts';
import type { SwitchNote } from '../../session/local/local-tables.ts';
import type { ListedMark } from '../../session/local/unsure.ts';
import { useSettings } from '../../state/hooks.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { DeviceMark } from '../../ui/text/device-mark.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { RunningTimes } from '../../ui/time/relative-time.tsx';
import { useTickingServiceNow } from '../../ui/time/use-ticking-now.ts';
import type { Gap, Moment } from './entries.ts';
import styles from './entry-list.module.css';
import { type EntryTimes, gapLength, lengthOf, shortLengthOf } from './entry-times.ts';
import { noteLine } from './notes/note-text.ts';
import { nearBeside } from './notes/noted-members.ts';
import { entryNoteWords } from './notes/words.ts';
import type { EntryNames } from './use-entry-names.ts';
import { markText } from './use-unsure-marks.ts';
import { historyScreenWords as words } from './words.ts';

const FACE_PX = 28;
const MOST_FACES = 3;
const SEPARATOR = ' · ';

interface FrontContentProps {
  moment: Moment;
  names: EntryNames;
  times: EntryTimes;
  pending: QueueEntry | null;
  marks: readonly ListedMark[];
  note: SwitchNote | undefined;
}

/** A front in the list. */
export function FrontContent({ moment, names, times, pending, marks, note }: FrontContentProps) {
  const { memberIds } = moment;
  const nowMs = useTickingServiceNow();
  const isRunningShown = useContext(RunningTimes);
  const length = lengthOf(moment, nowMs, isRunningShown);
  // On one line: the height of an entry is the same for all.
  const notes = [
    ...(pending === null ? [] : [pendingText(pending)]),
    ...marks.map((mark) => markText(mark, moment, times)),
  ];
  return (
    <>
      <span aria-hidden="true" className={styles.time}>
        {times.time(moment.fromMs)}
      </span>
      <Faces {...{ moment, names }} />
      <span className={styles.words}>
        <span className={styles.who} data-out={memberIds.length === 0 || undefined}>
          {names.isLoading && memberIds.length > 0 ? (
            <Skeleton width="9em" />
          ) : (
            <Foreign>{names.phrase(moment)}</Foreign>
          )}
        </span>
        {(notes.length > 0 || note !== undefined) && (
          <span className={styles.soft}>
            {notes.join(SEPARATOR)}
            {note !== undefined && <NoteMark {...{ note, moment, names }} isFirst={notes.length === 0} />}
          </span>
        )}
      </span>
      <span aria-hidden="true" className={styles.length}>
        {shortLengthOf(moment, nowMs, isRunningShown)}
      </span>
      <VisuallyHidden>
        {' '}
        {length === null ? times.span(moment, nowMs) : `${times.span(moment, nowMs)} ${length}`}
      </VisuallyHidden>
    </>
  );
}

/** That there is a note, and its first line; in discreet mode only that. */
function NoteMark({
  note,
  moment,
  names,
  isFirst,
}: Pick<FrontContentProps, 'moment' | 'names'> & { note: SwitchNote; isFirst: boolean }) {
  const isDiscreet = useSettings(({ discreet }) => discreet);
  return (
    <>
      {!isFirst && SEPARATOR}
      <StickyNote aria-hidden="true" className={styles.note} />
      <DeviceMark />{' '}
      {isDiscreet ? (
        entryNoteWords.note
      ) : (
        <>
          <VisuallyHidden>{entryNoteWords.note}: </VisuallyHidden>
          <Foreign>{noteLine(note, nearBeside(names, moment, note))}</Foreign>
        </>
      )}
    </>
  );
}

/** A time whose switches are not loaded yet, in the list. */
export function GapContent({ gap, times }: { gap: Gap; times: EntryTimes }) {
  const length = gapLength(gap);
  return (
    <>
      <span aria-hidden="true" className={styles.time} />
      <span aria-hidden="true" className={styles.faces}>
        <span className={styles.out}>
          <CircleDashed />
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.who} data-out>
          {gap.fromMs === null ? words.gap.older : words.gap.title}
        </span>
        <span className={styles.soft}>
          {times.gap(gap)} {length}
        </span>
      </span>
    </>
  );
}

function Faces({ moment, names }: Pick<FrontContentProps, 'moment' | 'names'>) {
  const { memberIds } = moment;
  const known = names.membersOf(moment).slice(0, MOST_FACES);
  const others = Math.min(MOST_FACES, memberIds.length) - known.length;
  return (
    <span aria-hidden="true" className={styles.faces}>
      {memberIds.length === 0 && (
        <span className={styles.out}>
          <LogOut />
        </span>
      )}
      {known.map((member) => (
        <Avatar
          key={member.id}
          src={facePicture(member)}
          name={names.nameOf(member)}
          size={FACE_PX}
          color={member.color}
        />
      ))}
      {Array.from({ length: others }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may be someone
        <Avatar key={index} src={null} name={null} size={FACE_PX} color={null} />
      ))}
    </span>
  );
}
