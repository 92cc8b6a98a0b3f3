import type { FileRecord, ImportChoice, SystemFile } from '@frontboard/portable';
import { Button } from '../../../ui/buttons/button.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { GrowingList } from './changed-entries.tsx';
import styles from './file.module.css';
import { importWords } from './import-words.ts';
import { useFileNaming } from './use-file-naming.ts';
import type { PlannedImport } from './use-import-plan.ts';

const words = importWords.choices;

type Kind = keyof typeof words.kinds;

/** The records of a file that belong to each kind. Who is of two kinds is in the first. */
function recordsOf(
  kind: Kind,
  { members, groups }: Pick<SystemFile, 'members' | 'groups'>,
): readonly FileRecord[] {
  if (kind === 'groups') return groups;
  return members.filter(({ isCustomFront, isFacet, isArchived }) => {
    if (isCustomFront === true) return kind === 'customFronts';
    if (isFacet === true) return kind === 'facets';
    return isArchived === true && kind === 'archived';
  });
}

interface KindChoicesProps {
  planned: PlannedImport;
  onChoose: (choice: ImportChoice) => void;
}

/** Custom fronts, facets, archived members and groups of a file, each of which can be left out: all, none or one by one. */
export function KindChoices({ planned: { file, choice }, onChoose }: KindChoicesProps) {
  const { nameOf } = useFileNaming();
  const kinds = (Object.keys(words.kinds) as Kind[]).filter((kind) => recordsOf(kind, file).length > 0);
  return kinds.map((kind) => {
    const part = kind === 'groups' ? 'groups' : 'members';
    const records = recordsOf(kind, file);
    const without = choice.without[part];
    const put = (keys: readonly string[], isIn: boolean) => {
      const next = new Set(without);
      for (const key of keys) {
        if (isIn) next.delete(key);
        else next.add(key);
      }
      onChoose({ ...choice, without: { ...choice.without, [part]: next } });
    };
    const keys = records.map(({ key }) => key);
    const chosen = keys.filter((key) => !without.has(key)).length;
    return (
      <Disclosure key={kind} title={words.kind(words.kinds[kind], chosen, keys.length)} isDrawnOnceOpened>
        <section className={styles.form} aria-label={words.kinds[kind]}>
          <p className={soft}>{words.kindTexts[kind]}</p>
          <div className={cluster(3)}>
            <Button
              size="small"
              aria-disabled={chosen === keys.length || undefined}
              onClick={() => put(keys, true)}
            >
              {words.all}
            </Button>
            <Button size="small" aria-disabled={chosen === 0 || undefined} onClick={() => put(keys, false)}>
              {words.none}
            </Button>
          </div>
          <GrowingList
            list={records}
            show={(record) => (
              <ToggleSwitch
                label={nameOf(record)}
                description={
                  kind === 'customFronts' && file.switches.length > 0 && !file.used.has(record.key)
                    ? words.neverUsed
                    : undefined
                }
                isSelected={!without.has(record.key)}
                onChange={(isIn) => put([record.key], isIn)}
              />
            )}
          />
        </section>
      </Disclosure>
    );
  });
}
