import { formatId, systemLabel } from '@frontboard/model';
import { useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { BackupDocuments, Restorable } from '../../../state/backup.ts';
import { type AccountBackup, countParts } from '../../../sync/backup/account-parts.ts';
import { useServices } from '../../../sync/services.ts';
import { frontWords } from '../../../text/front-words.ts';
import { listNames } from '../../../text/list-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { stack } from '../../../ui/layout.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { type RestoreChanges, restoreChanges } from './changes.ts';
import styles from './restore-dialog.module.css';
import { backupWords } from './words.ts';

const words = backupWords.dialog;
const WAYS = [
  { value: 'replace', label: words.replace },
  { value: 'add', label: words.add },
] as const;

/** The content of a chosen file. */
export interface ChosenBackup extends Restorable {
  /** What it would add to the own systems on this device. */
  readonly missing: AccountBackup;
  /** The number of own systems in it that are not on this device. */
  readonly absent: number;
}

interface RestoreDialogProps {
  /** Null closes the dialog. */
  restorable: ChosenBackup | null;
  current: BackupDocuments;
  onRestore: (isAdded: boolean) => void;
  onClose: () => void;
}

/** Shows what restoring would change, before it does. */
export function RestoreDialog({ restorable, current, onRestore, onClose }: RestoreDialogProps) {
  const [way, setWay] = useState<'replace' | 'add'>('replace');
  const problems = restorable?.problems ?? [];
  const isEmpty =
    restorable === null ||
    (restorable.settings === null &&
      restorable.followed === null &&
      restorable.preferences === null &&
      restorable.followedDetails === null &&
      Object.keys(restorable.missing).length + restorable.absent === 0);
  const changes = isEmpty ? null : restoreChanges(current, restorable);
  const added = words.own(countParts(restorable?.missing ?? {}));
  const isSame =
    changes !== null &&
    !changes.isFollowedDifferent &&
    changes.options.length + changes.details + added.length === 0;
  const hasChoice = !isEmpty && !isSame;
  const close = () => {
    setWay('replace');
    onClose();
  };
  return (
    <Dialog
      title={hasChoice ? words.title : words.nothingTitle}
      isOpen={restorable !== null}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{hasChoice ? words.cancel : words.close}</Button>
          {hasChoice && (
            <Button
              variant="primary"
              onClick={() => {
                onRestore(way === 'add');
                setWay('replace');
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
        {problems.length > 0 && (
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
        )}
        {isSame && <p>{problems.length > 0 ? words.sameReadable : words.same}</p>}
        {restorable !== null && restorable.absent > 0 && <p>{words.absent(restorable.absent)}</p>}
        {added.length > 0 && (
          <section>
            <h3 className={styles.heading}>{words.ownTitle}</h3>
            <ul>
              {added.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
        {changes !== null && !isSame && (
          <Changes changes={changes} isFollowing={current.followed.length > 0} way={way} onWay={setWay} />
        )}
      </div>
    </Dialog>
  );
}

interface ChangesProps {
  changes: RestoreChanges;
  /** Whether any system is followed now. */
  isFollowing: boolean;
  way: 'replace' | 'add';
  onWay: (way: 'replace' | 'add') => void;
}

function Changes({ changes, isFollowing, way, onWay }: ChangesProps) {
  const { options, added, removed, isReordered, isFollowedDifferent, details } = changes;
  const followed =
    way === 'add'
      ? words.followedText(added.length, 0, false)
      : words.followedText(added.length, removed.length, isReordered);
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
      {isFollowedDifferent && (
        <section className={styles.followed}>
          <h3 className={styles.heading}>{words.followed}</h3>
          <p>{followed}</p>
          {added.length > 0 && <SystemNames ids={added} say={words.more} />}
          {removed.length > 0 && way === 'replace' && <SystemNames ids={removed} say={words.fewer} />}
          {isFollowing && (
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
