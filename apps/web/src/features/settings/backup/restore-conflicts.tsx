import type { ReadExchange } from '../../../sync/backup/exchange.ts';
import type { MergeConflict } from '../../../sync/backup/merge-entries.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { conflictLabel, conflictTexts, conflictTitles } from './conflict-text.ts';
import { useConflictNames } from './use-conflict-names.ts';
import { backupWords } from './words.ts';

const words = backupWords.dialog;
const SIDES = [
  { value: 'mine', label: words.thisDevice },
  { value: 'theirs', label: words.theFile },
] as const;

interface ConflictsProps {
  read: ReadExchange;
  conflicts: readonly MergeConflict[];
  /** The ids of the entries that are taken from the file. */
  theirs: ReadonlySet<string>;
  onDecide: (theirs: ReadonlySet<string>) => void;
}

/** What both devices have changed: one choice for all of it, and one for each. */
export function Conflicts({ read, conflicts, theirs, onDecide }: ConflictsProps) {
  const labels = conflicts.map(({ path }) => conflictLabel(path));
  const taken = conflicts.filter(({ id }) => theirs.has(id)).length;
  const decide = (id: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(id);
    else next.delete(id);
    onDecide(next);
  };
  return (
    <section className={stack(2)}>
      <SegmentedControl
        label={words.conflicts(conflicts.length)}
        options={SIDES}
        value={taken === 0 ? 'mine' : taken === conflicts.length ? 'theirs' : null}
        onChange={(side) => onDecide(new Set(side === 'theirs' ? conflicts.map(({ id }) => id) : []))}
      />
      <ul>
        {[...new Set(labels)].map((label) => (
          <li key={label}>{words.conflictOf(label, labels.filter((it) => it === label).length)}</li>
        ))}
      </ul>
      <Disclosure title={words.oneByOne} isDrawnOnceOpened>
        <EachConflict read={read} conflicts={conflicts} theirs={theirs} onDecide={decide} />
      </Disclosure>
    </section>
  );
}

interface EachConflictProps extends Omit<ConflictsProps, 'onDecide'> {
  onDecide: (id: string, isTheirs: boolean) => void;
}

/** Each of them with what it is about and with both versions. */
function EachConflict({ read, conflicts, theirs, onDecide }: EachConflictProps) {
  const namesOf = useConflictNames(read);
  const titles = conflictTitles(conflicts, namesOf);
  return (
    <div className={stack(4)}>
      {conflicts.map((conflict, index) => {
        const texts = conflictTexts(conflict, namesOf(conflict));
        return (
          <ChoiceList
            key={conflict.id}
            name={conflict.id}
            label={titles[index] ?? ''}
            choices={SIDES.map(({ value, label }) => {
              const description = texts[value];
              return { value, label, ...(description !== null && { description }) };
            })}
            value={theirs.has(conflict.id) ? 'theirs' : 'mine'}
            onChange={(side) => onDecide(conflict.id, side === 'theirs')}
          />
        );
      })}
    </div>
  );
}
