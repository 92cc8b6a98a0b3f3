import type { FieldChange } from '@frontboard/portable';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import styles from './file.module.css';
import { changedLabel } from './show-side.ts';
import { useFileNaming } from './use-file-naming.ts';
import { fileWords } from './words.ts';

const words = fileWords.result;

interface FieldChangesProps {
  part: 'system' | 'config' | 'members' | 'groups';
  changes: readonly FieldChange[];
}

/** Fields with both their values. Descriptions are collapsed, and their hidden parts stay hidden. */
export function FieldChanges({ part, changes }: FieldChangesProps) {
  const { sideOf } = useFileNaming();
  if (changes.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles.fact}>
          <dt>{changedLabel(part, field)}</dt>
          <dd>
            {field === 'description' ? (
              <Disclosure title={words.texts} isDrawnOnceOpened>
                <div className={styles.sides}>
                  <Side label={words.before} text={sideOf(field, before)} />
                  <Side label={words.after} text={sideOf(field, after)} />
                </div>
              </Disclosure>
            ) : (
              <Foreign>{words.change(sideOf(field, before), sideOf(field, after))}</Foreign>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className={soft}>{label}</p>
      <LazyMarkdown text={text} options={{ images: 'none', headingLevel: 5 }} />
    </div>
  );
}
