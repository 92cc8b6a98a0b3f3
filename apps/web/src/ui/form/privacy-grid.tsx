import { Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../buttons/button.tsx';
import fieldStyles from '../fields/field.module.css';
import { tiedTo } from '../fields/field.tsx';
import segmentStyles from '../fields/segmented-control.module.css';
import { cluster } from '../layout/layout.ts';
import styles from './form.module.css';
import { ChangedMark, FieldErrors, hasErrors } from './form-field.tsx';
import { formWords } from './words.ts';

const words = formWords.privacy;

/** Who may see something. */
export type Visibility = 'public' | 'private';
const CHOICES = [
  { value: 'public', label: words.public, icon: <Eye aria-hidden="true" /> },
  { value: 'private', label: words.private, icon: <EyeOff aria-hidden="true" /> },
] as const;

/** One thing that can be public or private. */
export interface PrivacyRow<Key extends string> {
  key: Key;
  label: string;
  /** What others don't see if it is private. */
  description: string;
  value: Visibility;
  isChanged: boolean;
  errors?: readonly string[] | undefined;
}

interface PrivacyGridProps<Key extends string> {
  /** The name of the group. */
  label: string;
  rows: readonly PrivacyRow<Key>[];
  onChange: (key: Key, value: Visibility) => void;
}

/** Public or private for each of several items, and for all of them at once. */
export function PrivacyGrid<Key extends string>({ label, rows, onChange }: PrivacyGridProps<Key>) {
  const id = useId();
  const setAll = (value: Visibility) => {
    for (const { key } of rows) onChange(key, value);
  };
  return (
    <fieldset className={styles.grid}>
      <legend className={styles.legend}>{label}</legend>
      <div className={cluster(2)}>
        <Button size="small" onClick={() => setAll('public')}>
          {words.allPublic}
        </Button>
        <Button size="small" onClick={() => setAll('private')}>
          {words.allPrivate}
        </Button>
      </div>
      {rows.map((row) => (
        <div
          key={row.key}
          role="radiogroup"
          data-field={row.key}
          aria-labelledby={`${id}-${row.key}`}
          {...tiedTo({
            descriptionId: `${id}-${row.key}-text`,
            errorId: hasErrors(row.errors) && `${id}-${row.key}-errors`,
          })}
          className={fieldStyles.row}
        >
          <div className={fieldStyles.rowWords}>
            <span>
              <span id={`${id}-${row.key}`} className={fieldStyles.label}>
                {row.label}
              </span>
              <ChangedMark isChanged={row.isChanged} />
            </span>
            <span id={`${id}-${row.key}-text`} className={fieldStyles.description}>
              {row.description}
            </span>
            <FieldErrors id={`${id}-${row.key}-errors`} errors={row.errors} />
          </div>
          <div className={segmentStyles.segments}>
            {CHOICES.map(({ value, label: choice, icon }) => (
              <label key={value} className={segmentStyles.segment}>
                <input
                  type="radio"
                  name={`${id}-${row.key}`}
                  className={segmentStyles.input}
                  checked={row.value === value}
                  onChange={() => onChange(row.key, value)}
                />
                {icon}
                {choice}
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
