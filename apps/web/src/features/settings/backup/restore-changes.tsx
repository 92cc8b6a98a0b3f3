import { formatId, systemLabel } from '@frontboard/model';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { countParts, withoutMerged } from '../../../sync/backup/account-parts.ts';
import { countMerges } from '../../../sync/backup/merge-accounts.ts';
import type { ChosenBackup, RestoreChoice, RestorePlan } from '../../../sync/backup/restore-exchange.ts';
import { useServices } from '../../../sync/services.ts';
import { frontWords } from '../../../text/front-words.ts';
import { listNames } from '../../../text/list-names.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import type { RestoreChanges } from './changes.ts';
import styles from './restore-dialog.module.css';
import { backupWords } from './words.ts';

const words = backupWords.dialog;
const WAYS = [
  { value: 'replace', label: words.replace },
  { value: 'add', label: words.add },
] as const;

interface OwnPartsProps {
  chosen: ChosenBackup;
  plan: RestorePlan;
  decided: RestoreChoice;
  onDecide: (more: Partial<RestoreChoice>) => void;
}

/** What changes in the own systems, and which of them are not here. */
export function OwnParts({ chosen, plan: { merges }, decided, onDecide }: OwnPartsProps) {
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

/** That the file has systems which are not here, and whose token it does not have. */
export function AbsentLine({ chosen: { absent } }: { chosen: ChosenBackup }) {
  const without = absent.filter(({ hasToken }) => !hasToken).length;
  return without > 0 ? <p>{words.absent(without)}</p> : null;
}

interface ChangesProps {
  changes: RestoreChanges;
  /** Whether any system is followed now. */
  isFollowing: boolean;
  way: RestoreChoice['way'];
  onWay: (way: 'replace' | 'add') => void;
}

/** What changes in settings and followed systems. */
export function Changes({ changes, isFollowing, way, onWay }: ChangesProps) {
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
