import { groupLabel, memberLabel } from '@frontboard/model';
import { useMemo } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { useNotify } from '../../../state/hooks.ts';
import { countRun, type Run } from '../../../sync/runs/run.ts';
import { timeLeftMs } from '../../../sync/runs/time-left.ts';
import { useRuns } from '../../../sync/runs/use-runs.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { formatDuration } from '../../../ui/format-duration.ts';
import styles from '../file/file.module.css';
import { RunFailures } from './run-failures.tsx';
import { runListWords as words } from './words.ts';

/** The runs of the active account, the newest first, with their progress and what can be done with them; nothing without any. */
export function RunList() {
  const { runs, trouble, control } = useRuns();
  const { notify } = useNotify();
  const nameOf = useNames();
  if (runs.length === 0) return null;
  const attempt = (work: Promise<unknown>) => {
    work.catch(() => notify({ kind: 'negative', ...words.failed }));
  };
  return (
    <section aria-label={words.title} className={styles.section}>
      <h2>{words.title}</h2>
      <ul className={styles.list}>
        {runs.toReversed().map((run) => (
          <li key={run.head.id} className={styles.entry}>
            <h3 className={styles.name}>{words.about[run.head.about]}</h3>
            <p role={run.head.phase === 'ended' ? undefined : 'status'}>{stateText(run)}</p>
            {run.head.phase !== 'ended' && (
              <>
                {/* Outside of the status: it changes with every operation. */}
                <progress
                  aria-label={words.about[run.head.about]}
                  max={run.items.length}
                  value={countRun(run).ended}
                />
                <p className={styles.soft}>{progressText(run)}</p>
                {trouble !== null && <p className={styles.soft}>{words.trouble[trouble]}</p>}
              </>
            )}
            <RunFailures run={run} nameOf={nameOf} />
            <div className={styles.actions}>
              {run.head.phase === 'going' && (
                <Button onClick={() => attempt(control.pause(run.head.id))}>{words.pause}</Button>
              )}
              {run.head.phase === 'paused' && (
                <Button onClick={() => attempt(control.resume(run.head.id))}>{words.resume}</Button>
              )}
              {run.head.undoneBy === null && run.head.phase !== 'undoing' && (
                <Button onClick={() => attempt(control.undo(run.head.id))}>{words.undo}</Button>
              )}
              {run.head.phase === 'ended' && countRun(run).failed > 0 && (
                <Button onClick={() => attempt(control.tryAgain(run.head.id))}>{words.again}</Button>
              )}
              {run.head.phase === 'ended' && (
                <Button variant="quiet" onClick={() => attempt(control.forget(run.head.id))}>
                  {words.forget}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateText(run: Run): string {
  const { head } = run;
  if (head.phase === 'paused') return words.paused;
  if (head.phase === 'undoing') return words.undoing;
  if (head.phase === 'going') return '';
  const { all, ended, done, same } = countRun(run);
  const parts = [
    words.ended(done, same),
    ended < all && words.stopped(all - ended),
    head.undoneBy !== null && words.undone,
    run.items.some(({ operation }) => operation.kind === 'restore') && words.restoredIds,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

function progressText(run: Run): string {
  const { all, ended } = countRun(run);
  const leftMs = timeLeftMs(run);
  const progress = words.progress(formatCount(ended), formatCount(all));
  return leftMs === null ? `${progress}.` : `${progress}. ${words.timeLeft(formatDuration(leftMs))}`;
}

/** The newest names of what is there, by uuid. */
function useNames(): (uuid: string) => string | null {
  const naming = useNaming();
  const members = useOwnMembers().items;
  const groups = useOwnGroups().items;
  return useMemo(() => {
    const names = new Map<string, string>();
    for (const member of members ?? []) names.set(member.uuid ?? '', memberLabel(member, naming).name);
    for (const group of groups ?? []) names.set(group.uuid ?? '', groupLabel(group, naming));
    return (uuid) => names.get(uuid) ?? null;
  }, [members, groups, naming]);
}
