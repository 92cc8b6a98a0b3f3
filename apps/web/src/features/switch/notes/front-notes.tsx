import { type RefObject, useEffect, useId, useRef } from 'react';
import { useAsked } from '../../../parts/local-note/use-asked.ts';
import { WhenAsked } from '../../../parts/local-note/when-asked.tsx';
import {
  puttingLocal,
  removingLocal,
  useLocalData,
  useLocalDataStore,
} from '../../../session/local/local-data.ts';
import type { NoteOrigin } from '../../../session/local/local-tables.ts';
import {
  draftingNote,
  editingNote,
  isDueIn,
  isEditable,
  LONGEST_NOTE,
  leavingNote,
  notesFor,
} from '../../../session/local/notes-for-next.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFocusHandedOn } from '../../../ui/focus/use-focus-handed-on.ts';
import { Form } from '../../../ui/form/form.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { formatRelative } from '../../../ui/time/format-time.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { frontPhrase } from '../desk/fronts.ts';
import { useBook, useDesk, useFront } from '../desk/switch-desk.tsx';
import { CURRENT_FRONT_ID } from '../front/current-front.tsx';
import styles from './front-notes.module.css';
import { noteWords as words } from './words.ts';

export interface FrontNotesProps {
  isWriting: boolean;
  /** Set by a press that opens the field; the field takes the focus once, and never without a press. */
  wantsFocus: RefObject<boolean>;
  onWriting: (isWriting: boolean) => void;
}

type ListedNote = ReturnType<typeof notesFor>[number];

const frontHeading = () => document.getElementById(CURRENT_FRONT_ID);

/** The notes for whoever is in front now, those that wait for whoever is next, and the field for another. */
export function FrontNotes({ isWriting, wantsFocus, onWriting }: FrontNotesProps) {
  const { state, members } = useFront();
  // For whom a note is depends on who is in front.
  const front = state === 'known' ? members.map(({ uuid }) => uuid) : null;
  const notes = notesFor({ notes: useLocalData((data) => data.notes) }, front);
  const isBegun = useLocalData(({ noteFrom }) => noteFrom !== null);
  return (
    <div className={stack(2)}>
      {notes.map((note) => note.isDue === true && <DueNote key={note.id} note={note} />)}
      {notes.map((note) => note.isDue === null && <OpenNote key={note.id} note={note} />)}
      {notes.map(
        (note) =>
          note.isDue === false && <WaitingNote key={note.id} note={note} onEdit={() => onWriting(true)} />,
      )}
      {isWriting &&
        (front === null && !isBegun ? (
          <p className={softSmall}>{words.unknown}</p>
        ) : (
          <NoteForm
            front={front}
            wantsFocus={wantsFocus}
            onDone={() => {
              onWriting(false);
              frontHeading()?.focus();
            }}
          />
        ))}
    </div>
  );
}

/** A note of which it is not known whether it is for who is in front. */
function OpenNote({ note }: { note: ListedNote }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId}>{words.note}</h2>
      <NoteText text={note.text} />
      <Origin note={note} />
    </section>
  );
}

function DueNote({ note: { id, isDue, ...note } }: { note: ListedNote }) {
  const titleId = useId();
  const store = useLocalDataStore();
  const { notices } = useServices();
  const card = useFocusHandedOn<HTMLElement>(frontHeading);
  const markRead = () => {
    store.update(removingLocal('notes', id));
    notices.notify({
      kind: 'info',
      title: words.isRead,
      undo: () => store.update(puttingLocal('notes', id, note)),
    });
  };
  return (
    <section ref={card} aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId}>{words.due}</h2>
      <NoteText text={note.text} />
      <div className={styles.foot}>
        <Origin note={note} />
        <Button size="small" onClick={markRead}>
          {words.read}
        </Button>
      </div>
    </section>
  );
}

/** Who left a note by their current names, and when. */
function Origin({ note: { front, atMs } }: { note: NoteOrigin }) {
  const book = useBook();
  const members = front.flatMap((uuid) => book.memberOf(uuid) ?? []);
  return (
    <p className={softSmall}>
      {members.length > 0 ? <Foreign>{words.from(frontPhrase(members))}</Foreign> : words.fromUnknown}{' '}
      <RelativeTime at={atMs} />
    </p>
  );
}

interface WaitingNoteProps {
  note: ListedNote;
  onEdit: () => void;
}

/** A note that its writers can still change. */
function WaitingNote({ note: { id, isDue, ...note }, onEdit }: WaitingNoteProps) {
  const titleId = useId();
  const store = useLocalDataStore();
  const { clock } = useServices();
  const { say } = useDesk();
  const canEdit = useLocalData((data) => isEditable(note, data));
  const edit = () => {
    onEdit();
    store.update(editingNote(id));
    say(words.isEdited);
  };
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={softSmall}>
        {words.waiting}
      </h2>
      <NoteText text={note.text} />
      <div className={styles.foot}>
        <p className={softSmall}>
          <RelativeTime at={note.atMs} />
        </p>
        {canEdit && (
          <Button
            size="small"
            variant="quiet"
            aria-label={words.editOf(formatRelative(note.atMs, clock.now()))}
            onClick={edit}
          >
            {words.edit}
          </Button>
        )}
      </div>
    </section>
  );
}

function NoteText({ text }: { text: string }) {
  return (
    <WhenAsked label={words.show}>
      <p className={styles.text}>
        <Foreign>{text}</Foreign>
      </p>
    </WhenAsked>
  );
}

interface NoteFormProps extends Pick<FrontNotesProps, 'wantsFocus'> {
  /** Uuids of who is in front; null if that is not known. */
  front: readonly string[] | null;
  onDone: () => void;
}

interface HiddenNoteFormProps extends Pick<NoteFormProps, 'onDone'> {
  form: RefObject<HTMLFormElement | null>;
  onShow: () => void;
}

/** In place of the field for a note in discreet mode, until it is asked for. */
function HiddenNoteForm({ form, onShow, onDone }: HiddenNoteFormProps) {
  return (
    <Form
      ref={form}
      aria-label={words.field}
      className={styles.card}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.foot}>
        <p className={softSmall}>{words.field}</p>
        <Button size="small" onClick={onShow}>
          {words.show}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** The field for a note. Each letter is stored, so that none is lost with the page. In discreet mode what it has is hidden until it is asked for. */
function NoteForm({ front, wantsFocus, onDone }: NoteFormProps) {
  const store = useLocalDataStore();
  const draft = useLocalData(({ noteDraft }) => noteDraft);
  const from = useLocalData(({ noteFrom }) => noteFrom);
  const { isHidden: isUnasked, ask } = useAsked(draft.trim() === '');
  const { clock } = useServices();
  const { say } = useDesk();
  const form = useRef<HTMLFormElement>(null);
  const length = draft.trim().length;
  const isTooLong = length > LONGEST_NOTE;
  const isHidden = isUnasked && length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pressed for the field also changes its text, or shows it
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    form.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  }, [isHidden, draft, from]);
  const origin = front && { front, atMs: clock.now() };
  const leave = () => {
    const by = from ?? origin;
    if (length === 0 || isTooLong || by === null) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    store.update(leavingNote(by));
    say(front !== null && isDueIn(by, front) ? words.due : words.left);
    onDone();
  };
  if (isHidden)
    return (
      <HiddenNoteForm
        form={form}
        onShow={() => {
          wantsFocus.current = true;
          ask();
        }}
        onDone={onDone}
      />
    );
  return (
    <Form
      ref={form}
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <TextArea
        label={words.field}
        description={words.onlyHere}
        errors={isTooLong ? [words.tooLong(LONGEST_NOTE)] : []}
        value={draft}
        onChange={(text) => {
          // What is typed in discreet mode is not hidden from who types it.
          ask();
          store.update(draftingNote(text, origin));
        }}
        limit={LONGEST_NOTE}
      />
      {from !== null && length > 0 && front !== null && isDueIn(from, front) && <Origin note={from} />}
      <div className={styles.foot}>
        <Button type="submit" size="small" variant="primary">
          {words.leaveIt}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
