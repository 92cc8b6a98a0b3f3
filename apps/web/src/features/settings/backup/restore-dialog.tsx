import { useMemo, useState } from 'react';
import { documentsOf } from '../../../state/backup.ts';
import type { ChosenBackup, RestoreChoice } from '../../../sync/backup/restore-exchange.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { AbsentLine, Changes, OwnParts } from './restore-changes.tsx';
import { Conflicts } from './restore-conflicts.tsx';
import styles from './restore-dialog.module.css';
import { hasNothing, NO_CONFLICTS, plansOf, type RestorePlans } from './restore-plans.ts';
import { backupWords } from './words.ts';

const words = backupWords.dialog;
const WHOLE_WAYS = [
  { value: 'merge', label: words.merge },
  { value: 'replace', label: words.asInFile },
] as const;
interface RestoreDialogProps {
  /** Null closes the dialog. */
  chosen: ChosenBackup | null;
  onRestore: (choice: RestoreChoice) => void;
  onClose: () => void;
}

/** Shows what restoring would change, before it does. */
export function RestoreDialog({ chosen, onRestore, onClose }: RestoreDialogProps) {
  const services = useServices();
  const [choice, setChoice] = useState<Partial<RestoreChoice>>({});
  const decided: RestoreChoice = {
    way: chosen !== null && chosen.read.exchange !== null ? 'merge' : 'replace',
    theirs: NO_CONFLICTS,
    addsSystems: true,
    ...choice,
  };
  const plans = useMemo(
    () => (chosen === null || hasNothing(chosen) ? null : plansOf(services, chosen)),
    [services, chosen],
  );
  const isSame = plans?.merge.isNothing === true && plans.replace.isNothing;
  const isEmpty = chosen !== null && plans === null;
  const hasChoice = plans !== null && !isSame;
  const problems = chosen?.read.restorable.problems ?? [];
  const close = () => {
    setChoice({});
    onClose();
  };
  return (
    <Dialog
      title={hasChoice ? words.title : words.nothingTitle}
      isOpen={chosen !== null}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{hasChoice ? words.cancel : words.close}</Button>
          {hasChoice && (
            <Button
              variant="primary"
              onClick={() => {
                onRestore(decided);
                setChoice({});
              }}
            >
              {problems.length > 0 ? words.restoreReadable : words.restore}
            </Button>
          )}
        </>
      }
    >
      <div className={stack(4)}>
        {isEmpty && <p>{words.nothing}</p>}
        <Problems problems={problems} isEmpty={isEmpty} />
        {isSame && <p>{problems.length > 0 ? words.sameReadable : words.same}</p>}
        {chosen !== null && plans !== null && hasChoice && (
          <Content {...{ chosen, plans, decided }} onDecide={(more) => setChoice({ ...choice, ...more })} />
        )}
        {chosen !== null && !hasChoice && <AbsentLine chosen={chosen} />}
      </div>
    </Dialog>
  );
}

interface ContentProps {
  chosen: ChosenBackup;
  plans: RestorePlans;
  decided: RestoreChoice;
  onDecide: (more: Partial<RestoreChoice>) => void;
}

/** What restoring would change, and what a person decides about it. */
function Content({ chosen, plans, decided, onDecide }: ContentProps) {
  const services = useServices();
  const isExchange = chosen.read.exchange !== null;
  const { way, theirs } = decided;
  const plan = useMemo(
    () =>
      way === 'replace' || (way === 'merge' && theirs.size === 0)
        ? plans[way]
        : plans.planFor({ way, theirs }),
    [plans, way, theirs],
  );
  return (
    <>
      {isExchange && (
        <SegmentedControl
          label={words.how}
          options={WHOLE_WAYS}
          value={way === 'merge' ? 'merge' : 'replace'}
          onChange={(way) => onDecide({ way })}
        />
      )}
      {isExchange && way === 'merge' && plans.merge.isNothing && <p>{words.mergesNothing}</p>}
      {plan.conflicts.length > 0 && (
        <Conflicts
          read={chosen.read}
          conflicts={plan.conflicts}
          theirs={theirs}
          onDecide={(theirs) => onDecide({ theirs })}
        />
      )}
      <OwnParts {...{ chosen, plan, decided, onDecide }} />
      <Changes
        changes={plan.changes}
        isFollowing={!isExchange && documentsOf(services).followed.length > 0}
        way={way}
        onWay={(way) => onDecide({ way })}
      />
    </>
  );
}

function Problems({ problems, isEmpty }: { problems: readonly string[]; isEmpty: boolean }) {
  if (problems.length === 0) return null;
  return (
    <div>
      {!isEmpty && <p>{words.problems}</p>}
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem}>
            <code lang="en">{problem}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
