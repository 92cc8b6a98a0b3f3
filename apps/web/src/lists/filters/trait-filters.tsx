import type { ListPrivacy, ListQuery } from '@frontboard/model/list';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import styles from '../entity-list.module.css';
import { filterWords } from './words.ts';

interface TraitFiltersProps<Trait extends string, Q extends ListQuery<string, Trait>> {
  query: Q;
  onChange: (query: Q) => void;
  traits: readonly Trait[];
  labels: Readonly<Record<Trait, string>>;
  /** Only the owner knows what others see. */
  owner: boolean;
}

type Choice = 'any' | 'yes' | 'no';
const CHOICES = [
  { value: 'any', label: filterWords.any },
  { value: 'yes', label: filterWords.having },
  { value: 'no', label: filterWords.lacking },
] as const satisfies readonly { value: Choice; label: string }[];
const PRIVACIES = [
  { value: 'any', label: filterWords.any },
  { value: 'visible', label: filterWords.privacies.visible },
  { value: 'hidden', label: filterWords.privacies.hidden },
] as const satisfies readonly { value: ListPrivacy | 'any'; label: string }[];

/** The filters of every list: with or without each field, and for the owner who can see it. */
export function TraitFilters<Trait extends string, Q extends ListQuery<string, Trait>>({
  query,
  onChange,
  traits,
  labels,
  owner,
}: TraitFiltersProps<Trait, Q>) {
  return (
    <>
      {traits.map((trait) => {
        const isThere = query.has[trait];
        return (
          <SegmentedControl
            key={trait}
            label={labels[trait]}
            layout="row"
            options={CHOICES}
            value={isThere === undefined ? 'any' : isThere ? 'yes' : 'no'}
            onChange={(choice) =>
              onChange({
                ...query,
                has: { ...query.has, [trait]: choice === 'any' ? undefined : choice === 'yes' },
              })
            }
          />
        );
      })}
      {owner && (
        <SegmentedControl
          label={filterWords.privacy}
          layout="row"
          options={PRIVACIES}
          value={query.privacy ?? 'any'}
          onChange={(choice) => onChange({ ...query, privacy: choice === 'any' ? null : choice })}
        />
      )}
      {owner && (
        <p role="note" className={styles.note}>
          {filterWords.searchHint}
        </p>
      )}
    </>
  );
}
