import { formatId, systemLabel } from '@frontboard/model';
import { useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { type BackupDocuments, type RestoreWay, restoredDocuments } from '../../../state/backup.ts';
import { countParts, withoutMerged } from '../../../sync/backup/account-parts.ts';
import { countMerges } from '../../../sync/backup/merge-accounts.ts';
import type { ChosenBackup, RestoreChoice } from '../../../sync/backup/restore-exchange.ts';
import { useServices } from '../../../sync/services.ts';
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
  current: BackupDocuments;
  onRestore: (choice: RestoreChoice) => void;
  onClose: () => void;
}

/** Shows what restoring would change, before it does. */
export function RestoreDialog({ chosen, current, onRestore, onClose }: RestoreDialogProps) {
  const content = chosen && contentOf(chosen, current);
  const [choice, setChoice] = useState<Partial<RestoreChoice>>({});
  const decided: RestoreChoice = {
    way: chosen?.common == null ? 'replace' : 'merge',
    takesTheirs: false,
    addsSystems: true,
    ...choice,
  };
  const hasChoice = content !== null && !content.isEmpty && !content.isSame;
  const hasProblems = chosen !== null && chosen.read.restorable.problems.length > 0;
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
              {hasProblems ? words.restoreReadable : words.restore}
            </Button>
          )}
        </>
      }
    >
      {chosen !== null && content !== null && (
        <div className={stack(4)}>
          {content.isEmpty && <p>{words.nothing}</p>}
          <Problems problems={chosen.read.restorable.problems} isEmpty={content.isEmpty} />
          {content.isSame && <p>{hasProblems ? words.sameReadable : words.same}</p>}
          {hasChoice && chosen.common !== null && (
            <SegmentedControl
              label={words.how}
              options={WHOLE_WAYS}
              value={decided.way === 'merge' ? 'merge' : 'replace'}
              onChange={(way) => setChoice({ ...choice, way })}
            />
          )}
          <OwnParts
            chosen={chosen}
            decided={decided}
            onDecide={(more) => setChoice({ ...choice, ...more })}
          />
          {!content.isEmpty && !content.isSame && (
            <Changes
              changes={restoreChanges(
                current,
                restoredDocuments(current, chosen.read.restorable, decided.way, chosen.common?.documents),
              )}
              isFollowing={current.followed.length > 0}
              way={decided.way}
              onWay={(way) => setChoice({ ...choice, way })}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Whether there is anything to restore, and whether any of it is not here. */
function contentOf(
  { read: { restorable }, missing, absent, common }: ChosenBackup,
  current: BackupDocuments,
) {
  const { settings, preferences, followed, followedDetails } = restorable;
  const isEmpty =
    settings === null &&
    followed === null &&
    preferences === null &&
    followedDetails === null &&
    Object.keys(missing).length + absent.length === 0;
  const changes = restoreChanges(current, restoredDocuments(current, restorable, 'replace'));
  const { added, changed, removed, conflicts } = countMerges(common?.accounts ?? []);
  const isSame =
    !isEmpty &&
    !changes.isFollowedDifferent &&
    changes.options.length +
      changes.details +
      words.own(countParts(missing)).length +
      added +
      changed +
      removed +
      conflicts +
      absent.filter(({ hasToken }) => hasToken).length ===
      0;
  return { isEmpty, isSame };
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

interface OwnPartsProps {
  chosen: ChosenBackup;
  decided: RestoreChoice;
  onDecide: (more: Partial<RestoreChoice>) => void;
}

/** What changes in the own systems, and which of them are not here. */
function OwnParts({ chosen: { missing, absent, common }, decided, onDecide }: OwnPartsProps) {
  const merged = decided.way === 'merge' && common !== null ? countMerges(common.accounts) : null;
  const lines =
    merged === null
      ? words.own(countParts(missing))
      : words.merged(merged, countParts(withoutMerged(missing, common?.accounts ?? [])));
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
      {absent.length > withToken && <p>{words.absent(absent.length - withToken)}</p>}
      {lines.length > 0 && (
        <section>
          <h3 className={styles.heading}>{merged === null ? words.ownTitle : words.mergedTitle}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {merged !== null && merged.conflicts > 0 && (
        <SegmentedControl
          label={words.conflicts(merged.conflicts)}
          options={CONFLICT_WAYS}
          value={decided.takesTheirs ? 'theirs' : 'mine'}
          onChange={(whose) => onDecide({ takesTheirs: whose === 'theirs' })}
        />
      )}
    </>
  );
}

interface ChangesProps {
  changes: RestoreChanges;
  /** Whether any system is followed now. */
  isFollowing: boolean;
  way: RestoreWay;
  onWay: (way: RestoreWay) => void;
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
