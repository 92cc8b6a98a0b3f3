import type { RunOperation } from '../../../sync/runs/operation.ts';
import type { LeftReason, OperationEnd, Run } from '../../../sync/runs/run.ts';
import { isFailed } from '../../../sync/runs/run.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import styles from '../file/file.module.css';
import { runListWords as words } from './words.ts';

/** More are counted, and not listed. */
const MOST_LISTED = 200;

interface RunFailuresProps {
  run: Run;
  nameOf: (uuid: string) => string | null;
}

/** What of a run was not done in whole, each with its reasons; nothing where all was. */
export function RunFailures({ run, nameOf }: RunFailuresProps) {
  const failures = run.items.flatMap(({ operation, progress }, index) =>
    progress.step === 'ended' && isFailed(progress.end)
      ? [{ index, name: nameIn(operation, nameOf), reasons: reasonsOf(progress.end) }]
      : [],
  );
  if (failures.length === 0) return null;
  return (
    <Disclosure title={words.notDone(failures.length)}>
      <ul className={styles.problems}>
        {failures.slice(0, MOST_LISTED).map(({ index, name, reasons }) => (
          <li key={index}>
            <Foreign>{name}</Foreign> {reasons.join(' ')}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function nameIn(operation: RunOperation, nameOf: RunFailuresProps['nameOf']): string {
  switch (operation.kind) {
    case 'record-switch':
    case 'delete-switch':
      return words.someSwitch;
    case 'create':
      return typeof operation.fields.name === 'string' ? operation.fields.name : words.former;
    default:
      return nameOf(operation.ref) ?? words.former;
  }
}

function reasonsOf(end: OperationEnd): readonly string[] {
  switch (end.as) {
    case 'gone':
    case 'skipped':
      return [words.reasons[end.as]];
    case 'refused':
      return [words.reasons.refused(end.detail)];
    case 'done':
    case 'left':
      return Object.entries(end.left).map(([part, reason]) => leftReason(part, reason));
    case 'same':
      return [];
  }
}

function leftReason(part: string, reason: LeftReason): string {
  if (reason.why === 'changed') return words.reasons.changed(part);
  return reason.why === 'gone' ? words.reasons.gone : words.reasons.refused(reason.detail);
}
