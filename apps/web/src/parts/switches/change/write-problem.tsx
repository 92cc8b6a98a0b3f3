import type { FrontSwitch } from '@frontboard/model';
import { TriangleAlert } from 'lucide-react';
import type { Refusal } from '../../../sync/switches/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LeavingButton } from '../../../ui/buttons/leaving-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { nearestHeading } from '../../../ui/focus/nearest-heading.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { exactTime, useSwitchNames } from '../switch-names.ts';
import styles from './switch-dialog.module.css';
import { switchDialogWords as words } from './switch-dialog-words.ts';
import type { WriteProblem as Problem } from './use-switch-write.ts';

interface WriteProblemProps {
  problem: Problem | null;
  /** The copy that the person saw. */
  base: FrontSwitch;
  onRetry: () => void;
  /** The person has seen the differences: continue from the present copy. */
  onOverwrite: (latest: FrontSwitch) => void;
  overwriteLabel: string;
  /** Keep the present copy. */
  onKeepTheirs: (latest: FrontSwitch) => void;
}

/** Why a change failed, and the possible actions. What was entered stays in the form. */
export function WriteProblemNote({ problem, ...rest }: WriteProblemProps) {
  return (
    <div role="alert">
      {problem !== null &&
        (problem.state === 'changed' ? (
          <Changed latest={problem.latest} {...rest} />
        ) : (
          <Refused problem={problem} onRetry={rest.onRetry} />
        ))}
    </div>
  );
}

function Refused({
  problem,
  onRetry,
}: {
  problem: Exclude<Problem, { state: 'changed' }>;
  onRetry: () => void;
}) {
  const { title, detail, action }: Pick<Refusal, 'title' | 'detail' | 'action'> =
    problem.state === 'refused'
      ? problem.refusal
      : { title: words.notStored, detail: problem.message, action: 'retry' };
  return (
    <div className={styles.problem}>
      <p className={styles.problemTitle}>
        <TriangleAlert aria-hidden="true" />
        {title}
      </p>
      <p>{detail}</p>
      {action === 'settings' && <LinkButton to="/settings">{words.toSettings}</LinkButton>}
      {action === 'retry' && (
        <LeavingButton handFocusTo={nearestHeading} onClick={onRetry}>
          {words.retry}
        </LeavingButton>
      )}
    </div>
  );
}

function Changed({
  latest,
  base,
  onOverwrite,
  overwriteLabel,
  onKeepTheirs,
}: Omit<WriteProblemProps, 'problem' | 'onRetry'> & { latest: FrontSwitch }) {
  const { phrase } = useSwitchNames();
  // Both in one order: another order alone must not look like other members.
  const isInOrder = base.members !== null;
  const rows = [
    { label: words.changed.time, was: exactTime(base), now: exactTime(latest) },
    {
      label: words.changed.members,
      was: phrase({ ...base, isInOrder }, Number.POSITIVE_INFINITY),
      now: phrase({ ...latest, isInOrder }, Number.POSITIVE_INFINITY),
    },
  ].filter(({ was, now }) => was !== now);
  return (
    <div className={styles.problem}>
      <p className={styles.problemTitle}>
        <TriangleAlert aria-hidden="true" />
        {words.changed.title}
      </p>
      <p>{words.changed.text}</p>
      <table className={styles.differences}>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.changed.was}</th>
            <th scope="col">{words.changed.now}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, was, now }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Foreign>{was}</Foreign>
              </td>
              <td>
                <Foreign>{now}</Foreign>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.problemActions}>
        <Button onClick={() => onOverwrite(latest)}>{overwriteLabel}</Button>
        <Button onClick={() => onKeepTheirs(latest)}>{words.changed.theirs}</Button>
      </div>
    </div>
  );
}
