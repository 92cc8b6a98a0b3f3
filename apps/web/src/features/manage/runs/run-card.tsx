import { initials } from '@frontboard/model';
import { useRef } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useSession } from '../../../session/hooks.ts';
import type { LeftReason } from '../../../sync/records/left-parts.ts';
import { paceOf, timeLeftMs } from '../../../sync/runs/estimate.ts';
import type { Runs } from '../../../sync/runs/open-runs.ts';
import type { OperationEnd, Run, RunItem } from '../../../sync/runs/run.ts';
import { countRun, isFailed, isResting } from '../../../sync/runs/run.ts';
import type { RunTrouble } from '../../../sync/runs/runner.ts';
import type { UndoState } from '../../../sync/runs/undo-state.ts';
import { runWords } from '../../../sync/runs/words.ts';
import { useServices } from '../../../sync/services.ts';
import { labelledFieldMessage } from '../../../text/field-messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LeavingButton } from '../../../ui/buttons/leaving-button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { useGrowing } from '../../../ui/scrolling/use-growing.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { formatExact } from '../../../ui/time/format-time.ts';
import { ProgressLine } from '../../../ui/wait/progress-line.tsx';
import { memberWords } from '../members/words.ts';
import { formatEstimate } from './format-estimate.ts';
import styles from './run-card.module.css';
import { useRecordNames } from './use-record-names.ts';
import { runCardWords as words } from './words.ts';

interface RunCardProps {
  run: Run;
  /** All of the account. */
  runs: readonly Run[];
  undo: UndoState;
  /** Why it does not continue; null while it does. */
  trouble: RunTrouble | null;
  actions: Runs;
  /** Removes it from the list. */
  onForget: () => void;
}

/** A run in progress with buttons to pause and undo it, or the outcome of an ended one. */
export function RunCard({ run, runs, undo, trouble, actions, onForget }: RunCardProps) {
  const { isStored } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not the button that replaces the pressed one: a second press would start what nobody asked for.
  const leaving = { handFocusTo: () => heading.current };
  const { id, about, phase } = run.head;
  const counts = countRun(run);
  const isEnded = phase === 'ended';
  const rests = isResting(run.head);
  const canPause = phase === 'going' && !rests;
  const canUndo = about !== 'undo' && undo === 'none' && (counts.done > 0 || rests);
  return (
    <section className={styles.card} aria-label={runWords.titles[about]}>
      <h3 ref={heading} tabIndex={-1} data-key={id}>
        {runWords.titles[about]}
      </h3>
      <p role="status">{isEnded ? null : statusOf(run, trouble, isStored)}</p>
      {!isEnded && <Progress run={run} undone={runs.find((one) => one.head.id === run.head.undoes)} />}
      {isEnded && (
        <ul className={styles.list}>
          <li>{words.done(formatCount(counts.done), formatCount(counts.all))}</li>
          {counts.same > 0 && <li>{words.same(formatCount(counts.same))}</li>}
          {undo !== 'none' && <li>{undoText(undo)}</li>}
          {run.items.some(isRestored) && <li>{words.newIds}</li>}
        </ul>
      )}
      {counts.failed > 0 && <Failures items={run.items} failed={counts.failed} />}
      <div className={cluster(3)}>
        {(phase === 'going' || phase === 'paused' || rests) && (
          <LeavingButton
            {...leaving}
            onClick={() => void (canPause ? actions.pause(id) : actions.resume(id))}
          >
            {canPause ? words.pause : words.resume}
          </LeavingButton>
        )}
        {canUndo && (phase !== 'undoing' || rests) && (
          <LeavingButton {...leaving} onClick={() => void actions.undo(id)}>
            {counts.done > 0 ? words.undoAll : words.drop}
          </LeavingButton>
        )}
        {isEnded && counts.failed > 0 && undo === 'none' && (
          <LeavingButton {...leaving} onClick={() => void actions.tryAgain(id)}>
            {words.tryAgain}
          </LeavingButton>
        )}
        {isEnded && <Button onClick={onForget}>{words.forget}</Button>}
      </div>
    </section>
  );
}

function undoText(undo: Exclude<UndoState, 'none'>): string {
  if (typeof undo === 'string') return words.undo[undo];
  return undo.left === 0 ? words.undo.done : words.undo.partly(formatCount(undo.left));
}

function isRestored({ operation, progress }: RunItem): boolean {
  return operation.kind === 'restore' && progress.step === 'ended' && progress.end.as === 'done';
}

function statusOf({ head }: Run, trouble: RunTrouble | null, isStored: boolean): string {
  const { phase, restedSinceMs } = head;
  if (phase === 'paused') return words.paused;
  if (isResting(head)) return words.rests(formatExact(restedSinceMs ?? head.startedAtMs));
  if (trouble !== null) return words.troubles[trouble];
  if (phase === 'undoing') return words.undoing;
  return isStored ? words.elsewhere : words.elsewhereInSession;
}

function Progress({ run, undone }: { run: Run; undone: Run | undefined }) {
  const { all, ended } = countRun(run);
  const { client, clock } = useServices();
  const undoneEndMs = undone?.head.endedAtMs ?? null;
  const leftMs = timeLeftMs(run, paceOf(client.queue.getSnapshot()), { undoneEndMs, nowMs: clock.now() });
  const text = words.progress(formatCount(ended), formatCount(all));
  return (
    <ProgressLine label={runWords.titles[run.head.about]} value={ended} max={all}>
      <span>{text}</span>
      {/* The remaining operations of a run that is about to be undone are never sent. */}
      {run.head.phase !== 'undoing' && <span>{words.timeLeft(formatEstimate(leftMs))}</span>}
    </ProgressLine>
  );
}

function Failures({ items, failed }: { items: readonly RunItem[]; failed: number }) {
  const names = useRecordNames();
  const { isDiscreet = false } = useNaming();
  const { shown, more } = useGrowing(
    items.flatMap((item) =>
      item.progress.step === 'ended' && isFailed(item.progress.end) ? [{ item, end: item.progress.end }] : [],
    ),
  );
  return (
    <Disclosure title={words.failed(formatCount(failed))} isDrawnOnceOpened>
      <ul className={styles.list}>
        {shown.map(({ item, end }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: operations never change their places
          <li key={index}>
            <Foreign>{words.reason(nameOf(item, names, isDiscreet), reasonOf(end))}</Foreign>
          </li>
        ))}
      </ul>
      {more}
    </Disclosure>
  );
}

/** The subject of an operation: a name if the operation has one. */
function nameOf({ operation }: RunItem, names: ReadonlyMap<string, string>, isDiscreet: boolean): string {
  if ('timestamp' in operation) return words.about.switch(formatExact(Date.parse(operation.timestamp)));
  if (!('ref' in operation)) return words.about.local;
  const known = names.get(operation.ref);
  if (known !== undefined) return known;
  const name =
    operation.kind === 'create'
      ? operation.fields.name
      : operation.kind === 'change'
        ? operation.after.name
        : undefined;
  if (typeof name !== 'string') return words.about[operation.of];
  return isDiscreet ? initials(name) : name;
}

function reasonOf(end: OperationEnd): string {
  if (end.as === 'refused') return end.detail === '' ? end.title : end.detail;
  if (end.as === 'gone' || end.as === 'skipped') return words.reasons[end.as];
  if (end.as === 'same') return '';
  return Object.entries(end.left)
    .map(([part, reason]) => leftText(part, reason))
    .join(' ');
}

function leftText(part: string, reason: LeftReason): string {
  if (reason.why === 'gone') return words.reasons.gone;
  if (reason.why === 'refused')
    return reason.detail === ''
      ? words.reasons.refused(labelOf(part))
      : labelledFieldMessage(labelOf(part), reason.detail);
  return words.reasons.changed(labelOf(part));
}

function labelOf(part: string): string {
  const labels: Readonly<Record<string, string>> = memberWords.labels;
  return labels[part] ?? part;
}
