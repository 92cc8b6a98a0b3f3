import { useEffect, useId, useRef, useState } from 'react';
import {
  LONGEST_NOTE,
  leavingNote,
  type NoteForNext,
  notesFor,
  puttingNote,
  removingLocal,
  useLocalData,
  useLocalDataStore,
} from '../../../session/local-data.ts';
import { useSettings } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/button.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { formatRelative } from '../../../ui/format-time.ts';
import { stack } from '../../../ui/layout.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useFocusHandedOn } from '../../../ui/use-focus-handed-on.ts';
import { CURRENT_FRONT_ID } from '../current-front.tsx';
import { frontPhrase } from '../fronts.ts';
import { useBook, useDesk, useFront } from '../switch-desk.tsx';
import styles from './front-notes.module.css';
import { noteWords as words } from './words.ts';

export interface FrontNotesProps {
  isWriting: boolean;
  onWriting: (isWriting: boolean) => void;
}

type ListedNote = ReturnType<typeof notesFor>[number];

const frontHeading = () => document.getElementById(CURRENT_FRONT_ID);

/** The notes for whoever is in front now, those that wait for whoever is next, and the field for another. */
export function FrontNotes({ isWriting, onWriting }: FrontNotesProps) {
  const front = useFront();
  const uuids = front.members.map(({ uuid }) => uuid);
  const notes = useLocalData((data) => data.notes);
  const { due, waiting } = sorted(notes, uuids);
  return (
    <div className={stack(2)}>
      {due.map((note) => (
        <DueNote key={note.id} note={note} />
      ))}
      {waiting.map((note) => (
        <WaitingNote key={note.id} note={note} onEdit={() => onWriting(true)} />
      ))}
      {/* It is for whoever is not in the front it was left by. */}
      {isWriting && front.state === 'unknown' && <p className={styles.soft}>{words.unknown}</p>}
      {isWriting && front.state === 'known' && (
        <NoteForm
          front={uuids}
          onDone={() => {
            onWriting(false);
            frontHeading()?.focus();
          }}
        />
      )}
    </div>
  );
}

function sorted(notes: Readonly<Record<string, NoteForNext>>, front: readonly string[]) {
  const all = notesFor({ notes }, front);
  return { due: all.filter(({ isDue }) => isDue), waiting: all.filter(({ isDue }) => !isDue) };
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
      action: { label: words.undo, run: () => store.update(puttingNote(id, note)) },
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
function Origin({ note: { front, atMs } }: { note: NoteForNext }) {
  const book = useBook();
  const members = front.flatMap((uuid) => book.memberOf(uuid) ?? []);
  return (
    <p className={styles.soft}>
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
function WaitingNote({ note: { id, text, atMs }, onEdit }: WaitingNoteProps) {
  const titleId = useId();
  const store = useLocalDataStore();
  const { clock } = useServices();
  const { say } = useDesk();
  const edit = () => {
    store.update((data) => ({
      ...removingLocal('notes', id)(data),
      // What is being written stays, too.
      noteDraft: data.noteDraft.trim() === '' ? text : `${text}\n${data.noteDraft}`,
    }));
    say(words.isEdited);
    onEdit();
  };
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.soft}>
        {words.waiting}
      </h2>
      <NoteText text={text} />
      <div className={styles.foot}>
        <p className={styles.soft}>
          <RelativeTime at={atMs} />
        </p>
        <Button
          size="small"
          variant="quiet"
          aria-label={words.editOf(formatRelative(atMs, clock.now()))}
          onClick={edit}
        >
          {words.edit}
        </Button>
      </div>
    </section>
  );
}

/** In discreet mode the text is hidden until it is asked for. */
function NoteText({ text }: { text: string }) {
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const [isAsked, setAsked] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsked) shown.current?.focus();
  }, [isAsked]);
  if (isDiscreet && !isAsked)
    return (
      <div>
        <Button size="small" onClick={() => setAsked(true)}>
          {words.show}
        </Button>
      </div>
    );
  return (
    <p ref={shown} tabIndex={-1} className={styles.text}>
      <Foreign>{text}</Foreign>
    </p>
  );
}

interface NoteFormProps {
  /** Uuids of who is in front. */
  front: readonly string[];
  onDone: () => void;
}

/** The field for a note. Each letter is stored, so that none is lost with the page. */
function NoteForm({ front, onDone }: NoteFormProps) {
  const store = useLocalDataStore();
  const draft = useLocalData(({ noteDraft }) => noteDraft);
  const { clock } = useServices();
  const { say } = useDesk();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const length = draft.trim().length;
  const isTooLong = length > LONGEST_NOTE;
  const leave = () => {
    if (length === 0 || isTooLong) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    store.update(leavingNote(front, clock.now()));
    say(words.left);
    onDone();
  };
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
        onChange={(noteDraft) => store.update((data) => ({ ...data, noteDraft }))}
        limit={LONGEST_NOTE}
      />
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
