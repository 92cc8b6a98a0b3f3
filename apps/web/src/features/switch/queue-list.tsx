import { Check, CircleAlert, Clock, CloudOff, Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePrivateStore } from '../../session/account-hooks.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { useLocalDataStore } from '../../session/local/local-data.ts';
import { forgettingAbout, isAboutTime, movingMarks } from '../../session/local/unsure.ts';
import { viewerOf } from '../../session/viewer.ts';
import { useNotify } from '../../state/hooks.ts';
import { isNotable } from '../../state/service-now.ts';
import { useNow } from '../../state/use-now.ts';
import { createDraftsStore } from '../../sync/edit/drafts.ts';
import { moveTyped } from '../../sync/edit/switch-drafts.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { useQueueCalls, useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LeavingButton } from '../../ui/buttons/leaving-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on.ts';
import { softSmall } from '../../ui/text/text-look.ts';
import { formatDuration } from '../../ui/time/format-duration.ts';
import { formatExact } from '../../ui/time/format-time.ts';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { useDesk } from './desk/switch-desk.tsx';
import { canBeUndone, isOfHistory, useEntryWords, useJustMade, useUndo } from './desk/use-entries.ts';
import { CURRENT_FRONT_ID } from './front/current-front.tsx';
import { RECENT_SWITCHES_ID } from './history/recent-switches.tsx';
import styles from './queue-list.module.css';
import { switchWords } from './words.ts';

const words = switchWords.queue;
/** A readable number; after days without a connection, all of them would push the lists away. */
const SHOWN = 4;
const NOW_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;
/** Time enough to notice what was replaced, also for a person who is dissociating. */
const PUT_BACK_MS = 60_000;

/**
 * The latest operations: waiting, in flight, recorded (to be undone for a while) and refused. A change of an earlier switch is shown until it
 * is done: then its row shows it. `isShort` leaves out the recorded ones and the one that the bar with the button shows.
 */
export function QueueList({ isShort = false }: { isShort?: boolean }) {
  const switchQueue = useSwitchQueue();
  const nowMs = useNow(NOW_EVERY_MS);
  const inBar = useJustMade();
  const entries = switchQueue.entries
    .filter((entry) => isShown(entry, isShort, nowMs) && !(isShort && entry.id === inBar?.id))
    .toReversed();
  useAnnouncements(switchQueue.entries);
  return entries.length === 0 ? <QueueHints /> : <LatestSwitches entries={entries} nowMs={nowMs} />;
}

function isShown(entry: QueueEntry, isShort: boolean, nowMs: number): boolean {
  if (entry.state === 'sent') return !isShort && !isOfHistory(entry) && isUndoOffered(entry, nowMs);
  // In flight only briefly: an entry that settles before it can be read would only push the members away.
  return !(isShort && entry.state === 'sending' && entry.error === null);
}

function isUndoOffered({ undoUntilMs }: QueueEntry, nowMs: number): boolean {
  return undoUntilMs === null || undoUntilMs > nowMs;
}

function LatestSwitches({ entries, nowMs }: { entries: readonly QueueEntry[]; nowMs: number }) {
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // With the last entry the whole section disappears, with its heading. The recent switches may be collapsed.
  const section = useFocusHandedOn<HTMLElement>(
    () => document.getElementById(RECENT_SWITCHES_ID) ?? document.getElementById(CURRENT_FRONT_ID),
  );
  const shown = isWhole ? entries : entries.slice(0, SHOWN);
  return (
    <section ref={section} aria-labelledby="latest-switches" className={styles.queue}>
      <h2 id="latest-switches" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <QueueHints />
      <ChangeTimes entries={entries} />
      <ul className={styles.list} aria-labelledby="latest-switches">
        {shown.map((entry) => (
          <QueueRow key={entry.id} entry={entry} nowMs={nowMs} heading={heading} />
        ))}
      </ul>
      {entries.length > shown.length && (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          {words.more(entries.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

/** Notes about all of them. */
function QueueHints() {
  const { isReady, isDurable, elsewhere, skewMs, waiting } = useSwitchQueue();
  const hints = [
    isReady && !isDurable && waiting > 0 && words.notDurable,
    elsewhere > 0 && words.elsewhere(elsewhere),
    isNotable(skewMs) && words.skew(formatDuration(wholeMinutes(Math.abs(skewMs))), skewMs < 0),
  ].filter((hint) => hint !== false);
  if (hints.length === 0) return null;
  return (
    <div role="status" className={styles.hints}>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </div>
  );
}

/** A skew is known to about a second: a whole day must not read as 23 hours and 59 minutes. */
function wholeMinutes(ms: number): number {
  return Math.round(ms / MINUTE_MS) * MINUTE_MS;
}

/** The entries whose time may be wrong, as a person has to decide. */
function ofWrongClock(entries: readonly QueueEntry[]): readonly QueueEntry[] {
  return entries.filter(({ refusal }) => refusal?.skewMs !== undefined);
}

/** Corrects times; what a person is not sure of them, and what they have typed about a switch, stays with it. */
function useTimeCorrection(): (ids: readonly string[]) => void {
  const { correctTimes } = useQueueCalls();
  const local = useLocalDataStore();
  const drafts = usePrivateStore(createDraftsStore);
  const viewer = viewerOf(useOwnSystem());
  return (ids) =>
    void correctTimes(ids).then((moves) => {
      local.update(movingMarks(moves));
      moveTyped(drafts, viewer, moves);
    });
}

/** Corrects the times of several taps at once: they were made with the same clock. */
function ChangeTimes({ entries }: { entries: readonly QueueEntry[] }) {
  const correctTimes = useTimeCorrection();
  const ids = ofWrongClock(entries).map(({ id }) => id);
  if (ids.length < 2) return null;
  return (
    <Button size="small" onClick={() => correctTimes(ids)}>
      {words.changeTimes(ids.length)}
    </Button>
  );
}

/** Announces when an entry was recorded or refused; existing entries are not announced when the screen opens. */
function useAnnouncements(entries: readonly QueueEntry[]): void {
  const { say } = useDesk();
  const wordsOf = useEntryWords();
  const known = useRef<ReadonlyMap<string, QueueEntry['state']> | null>(null);
  const announce = useEffectEvent((entry: QueueEntry) => {
    if (entry.state === 'sent') say(words.announced.sent(wordsOf(entry)));
    if (entry.state === 'refused') say(words.announced.refused(wordsOf(entry), entry.refusal?.detail ?? ''));
  });
  useEffect(() => {
    const former = known.current;
    known.current = new Map(entries.map(({ id, state }) => [id, state]));
    if (former === null) return;
    for (const entry of entries)
      if (former.has(entry.id) && former.get(entry.id) !== entry.state) announce(entry);
  }, [entries]);
}

const STATES: Record<QueueEntry['state'], { readonly label: string; readonly icon: ReactNode }> = {
  waiting: { label: words.waiting, icon: <CloudOff aria-hidden="true" /> },
  sending: { label: words.sending, icon: <Clock aria-hidden="true" /> },
  sent: { label: words.sent, icon: <Check aria-hidden="true" /> },
  refused: { label: words.refused, icon: <CircleAlert aria-hidden="true" /> },
};

interface EntryProps {
  entry: QueueEntry;
  /** Gets the focus when a focused element disappears. */
  heading: RefObject<HTMLElement | null>;
}

function QueueRow({ entry, nowMs, heading }: EntryProps & { nowMs: number }) {
  const row = useFocusHandedOn<HTMLLIElement>(() => heading.current);
  const what = useEntryWords()(entry);
  const { label, icon } = STATES[entry.state];
  return (
    <li ref={row} className={styles.entry} data-state={entry.state}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.what}>{what}</p>
        <p className={softSmall}>
          {entry.isUndone ? words.undoing : label} · <RelativeTime at={entry.timestamp} />
        </p>
        {entry.error !== null && <p className={softSmall}>{entry.error}</p>}
        {entry.refusal !== null && (
          <p className={styles.refusal}>
            <strong>{entry.refusal.title}.</strong> {entry.refusal.detail}
          </p>
        )}
        {entry.state === 'refused' && <RefusedActions entry={entry} heading={heading} />}
      </div>
      {canBeUndone(entry, nowMs) && <UndoButton entry={entry} heading={heading} />}
    </li>
  );
}

function UndoButton({ entry, heading }: EntryProps) {
  const undo = useUndo();
  const what = useEntryWords()(entry);
  return (
    <LeavingButton
      handFocusTo={() => heading.current}
      size="small"
      icon={<Undo2 aria-hidden="true" />}
      aria-label={words.undoOf(what)}
      onClick={() => undo(entry)}
    >
      {words.undo}
    </LeavingButton>
  );
}

/** The actions for what the service refused; nothing is lost until it is discarded. */
function RefusedActions({ entry, heading }: EntryProps) {
  const actions = useFocusHandedOn<HTMLDivElement>(() => heading.current);
  const { retry, discard } = useQueueCalls();
  const correctTimes = useTimeCorrection();
  const local = useLocalDataStore();
  const { draft, atMs, isAbout, setDraft } = useDesk();
  const { notify } = useNotify();
  const edit = () => {
    const former = { draft, atMs, isAbout };
    // What is not certain of its time is decided again with the draft.
    setDraft(entry.members, entry.atMs, isAboutTime(local.getState(), entry.atMs));
    local.update(forgettingAbout(entry.atMs));
    void discard(entry.id);
    if (former.draft.length === 0) return;
    notify({
      kind: 'info',
      title: switchWords.prepared.replacedByEntry,
      timeoutMs: PUT_BACK_MS,
      action: {
        label: switchWords.prepared.putBack,
        run: () => setDraft(former.draft, former.atMs, former.isAbout),
      },
    });
  };
  const skewMs = entry.refusal?.skewMs;
  return (
    <div ref={actions} className={styles.actions}>
      {skewMs !== undefined && (
        <Button size="small" onClick={() => correctTimes([entry.id])}>
          {words.changeTime(formatExact(entry.atMs + skewMs))}
        </Button>
      )}
      {entry.refusal?.action === 'settings' && (
        <LinkButton to="/settings" size="small">
          {words.settings}
        </LinkButton>
      )}
      {entry.refusal?.action !== 'dismiss' && (
        <Button size="small" onClick={() => void retry(entry.id)}>
          {skewMs !== undefined
            ? words.keepTime(formatExact(entry.atMs))
            : entry.refusal?.latest == null
              ? words.retry
              : words.overwrite}
        </Button>
      )}
      {!isOfHistory(entry) && (
        <Button size="small" onClick={edit}>
          {words.edit}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => void discard(entry.id)}>
        {words.discard}
      </Button>
    </div>
  );
}
