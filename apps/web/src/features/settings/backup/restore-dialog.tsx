import { formatId, systemLabel } from '@frontboard/model';
import { useMemo, useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { documentsOf } from '../../../state/backup.ts';
import { countParts, withoutMerged } from '../../../sync/backup/account-parts.ts';
import { countMerges } from '../../../sync/backup/merge-accounts.ts';
import {
  type ChosenBackup,
  planRestore,
  type RestoreChoice,
  type RestorePlan,
} from '../../../sync/backup/restore-exchange.ts';
import { type Services, useServices } from '../../../sync/services.ts';
import { frontWords } from '../../../text/front-words.ts';
import { listNames } from '../../../text/list-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { stack } from '../../../ui/layout.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { ToggleSwitch } from '../../../ui/toggle-switch.tsx';
import { type RestoreChanges, restoreChanges } from './changes.ts';
import styles from './restore-dialog.module.css';
import { backupWords } from './words.ts';

const words = backupWords.dialog;
const WAYS = [
  { value: 'replace', label: words.replace },
  { value: 'add', label: words.add },
] as const;
const WHOLE_WAYS = [
  { value: 'merge', label: words.merge },
  { value: 'replace', label: words.asInFile },
] as const;
const CONFLICT_WAYS = [
  { value: 'mine', label: words.thisDevice },
  { value: 'theirs', label: words.theFile },
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
    takesTheirs: false,
    addsSystems: true,
    ...choice,
  };
  const isEmpty = chosen === null || hasNothing(chosen);
  // Hashes everything that a person made: too much for each press.
  const isSame = useMemo(
    () =>
      chosen !== null &&
      !hasNothing(chosen) &&
      WAYS_TO_COMPARE.every((way) => changesNothing(services, chosen, way)),
    [services, chosen],
  );
  const hasChoice = !isEmpty && !isSame;
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
        {chosen !== null && hasChoice && (
          <Content chosen={chosen} decided={decided} onDecide={(more) => setChoice({ ...choice, ...more })} />
        )}
        {chosen !== null && !hasChoice && <AbsentLine chosen={chosen} />}
      </div>
    </Dialog>
  );
}

const WAYS_TO_COMPARE = ['merge', 'replace'] as const;

/** Whether a file contains nothing that can be restored. */
function hasNothing({ read: { restorable }, missing, absent }: ChosenBackup): boolean {
  const { settings, preferences, followed, followedDetails } = restorable;
  return (
    settings === null &&
    followed === null &&
    preferences === null &&
    followedDetails === null &&
    Object.keys(missing).length + absent.length === 0
  );
}

function changesNothing(
  services: Services,
  { read, missing, absent }: ChosenBackup,
  way: RestoreChoice['way'],
): boolean {
  const { documents, merges, conflicts } = planRestore(services, read, { way, takesTheirs: false });
  const { options, details, isFollowedDifferent } = restoreChanges(documentsOf(services), documents);
  const { added, changed, removed } = countMerges(merges);
  return (
    !isFollowedDifferent &&
    options.length + details + added + changed + removed + conflicts.length === 0 &&
    words.own(countParts(withoutMerged(missing, merges))).length === 0 &&
    !absent.some(({ hasToken }) => hasToken)
  );
}

interface ContentProps {
  chosen: ChosenBackup;
  decided: RestoreChoice;
  onDecide: (more: Partial<RestoreChoice>) => void;
}

/** What restoring would change, and what a person decides about it. */
function Content({ chosen, decided, onDecide }: ContentProps) {
  const services = useServices();
  const isExchange = chosen.read.exchange !== null;
  const { way, takesTheirs } = decided;
  const plan = useMemo(
    () => planRestore(services, chosen.read, { way, takesTheirs }),
    [services, chosen, way, takesTheirs],
  );
  const isNothingNew = useMemo(
    () => isExchange && changesNothing(services, chosen, 'merge'),
    [services, chosen, isExchange],
  );
  const current = documentsOf(services);
  return (
    <>
      {isExchange && (
        <SegmentedControl
          label={words.how}
          options={WHOLE_WAYS}
          value={decided.way === 'merge' ? 'merge' : 'replace'}
          onChange={(way) => onDecide({ way })}
        />
      )}
      {way === 'merge' && isNothingNew && <p>{words.mergesNothing}</p>}
      {plan.conflicts.length > 0 && (
        <Conflicts
          conflicts={plan.conflicts}
          takesTheirs={decided.takesTheirs}
          onDecide={(takesTheirs) => onDecide({ takesTheirs })}
        />
      )}
      <OwnParts chosen={chosen} plan={plan} decided={decided} onDecide={onDecide} />
      <Changes
        changes={restoreChanges(current, plan.documents)}
        isFollowing={!isExchange && current.followed.length > 0}
        way={decided.way}
        onWay={(way) => onDecide({ way })}
      />
    </>
  );
}

interface ConflictsProps {
  conflicts: readonly string[];
  takesTheirs: boolean;
  onDecide: (takesTheirs: boolean) => void;
}

/** What both devices have changed, by kind, and whose is used. */
function Conflicts({ conflicts, takesTheirs, onDecide }: ConflictsProps) {
  const kinds = conflicts.map((path) => path.split('/', 1)[0] ?? '');
  const counts = [...new Set(kinds)].map((kind) => ({
    kind,
    count: kinds.filter((it) => it === kind).length,
  }));
  return (
    <section className={stack(2)}>
      <SegmentedControl
        label={words.conflicts(conflicts.length)}
        options={CONFLICT_WAYS}
        value={takesTheirs ? 'theirs' : 'mine'}
        onChange={(whose) => onDecide(whose === 'theirs')}
      />
      <ul>
        {counts.map(({ kind, count }) => (
          <li key={kind}>{words.conflictOf(words.kinds[kind] ?? words.kinds.other ?? kind, count)}</li>
        ))}
      </ul>
    </section>
  );
}

function AbsentLine({ chosen: { absent } }: { chosen: ChosenBackup }) {
  const without = absent.filter(({ hasToken }) => !hasToken).length;
  return without > 0 ? <p>{words.absent(without)}</p> : null;
}

function Problems({ problems, isEmpty }: { problems: readonly string[]; isEmpty: boolean }) {
  if (problems.length === 0) return null;
  return (
    <div>
      {!isEmpty && <p>{words.problems}</p>}
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem}>
            <code>{problem}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OwnPartsProps extends ContentProps {
  plan: RestorePlan;
}

/** What changes in the own systems, and which of them are not here. */
function OwnParts({ chosen, plan: { merges }, decided, onDecide }: OwnPartsProps) {
  const { missing, absent, read } = chosen;
  const added = countParts(withoutMerged(missing, merges));
  const isExchange = read.exchange !== null;
  const lines = isExchange ? words.merged(countMerges(merges), added) : words.own(added);
  const withToken = absent.filter(({ hasToken }) => hasToken).length;
  return (
    <>
      {withToken > 0 && (
        <ToggleSwitch
          label={words.addSystems(withToken)}
          description={words.addSystemsText}
          isSelected={decided.addsSystems}
          onChange={(addsSystems) => onDecide({ addsSystems })}
        />
      )}
      <AbsentLine chosen={chosen} />
      {lines.length > 0 && (
        <section>
          <h3 className={styles.heading}>{isExchange ? words.mergedTitle : words.ownTitle}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ChangesProps {
  changes: RestoreChanges;
  /** Whether any system is followed now. */
  isFollowing: boolean;
  way: RestoreChoice['way'];
  onWay: (way: 'replace' | 'add') => void;
}

function Changes({ changes, isFollowing, way, onWay }: ChangesProps) {
  const { options, added, removed, isReordered, isFollowedDifferent, details } = changes;
  return (
    <>
      {options.length > 0 && (
        <section>
          <h3 className={styles.heading}>{words.options}</h3>
          <dl className={styles.changes}>
            {options.map(({ path, label, from, to }) => (
              <div key={path}>
                <dt>{label}</dt>
                <dd>{words.change(from, to)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {details > 0 && (
        <section>
          <h3 className={styles.heading}>{words.detailsTitle}</h3>
          <p>{words.details(details)}</p>
        </section>
      )}
      {(isFollowedDifferent || way === 'add') && (
        <section className={styles.followed}>
          <h3 className={styles.heading}>{words.followed}</h3>
          <p>{words.followedText(added.length, removed.length, isReordered && way !== 'add')}</p>
          {added.length > 0 && <SystemNames ids={added} say={words.more} />}
          {removed.length > 0 && <SystemNames ids={removed} say={words.fewer} />}
          {isFollowing && way !== 'merge' && (
            <SegmentedControl label={words.howFollowed} options={WAYS} value={way} onChange={onWay} />
          )}
        </section>
      )}
    </>
  );
}

/** More names than these are counted. */
const MOST_NAMES = 10;

/** Systems by name, if known on this device. */
function SystemNames({ ids, say }: { ids: readonly string[]; say: (names: string) => string }) {
  const { statusCache } = useServices();
  const naming = useNaming();
  const names = ids.map((id) => {
    const system = statusCache.readSystem(id)?.value;
    const name = system === undefined ? null : systemLabel(system, naming).name;
    return name ?? frontWords.unnamedSystem(formatId(id, naming.id));
  });
  return <p className={styles.names}>{say(listNames(names, MOST_NAMES))}</p>;
}
