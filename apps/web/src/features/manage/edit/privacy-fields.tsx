import type { Priv } from '@frontboard/model';
import type { BoundField } from '../../../sync/edit/types.ts';
import { PrivacyGrid } from '../../../ui/form/privacy-grid.tsx';

interface PrivacyFieldsProps<Key extends string> {
  edit: { bind(key: NoInfer<Key>): BoundField<Priv> };
  label: string;
  keys: readonly Key[];
  labels: Readonly<Record<NoInfer<Key>, string>>;
  /** What each hides from others. */
  texts: Readonly<Record<NoInfer<Key>, string>>;
}

/** Who can see what: each privacy key of a record is a field of its form, so that one change sends one key. */
export function PrivacyFields<Key extends string>({
  edit,
  label,
  keys,
  labels,
  texts,
}: PrivacyFieldsProps<Key>) {
  return (
    <PrivacyGrid
      label={label}
      rows={keys.map((key) => {
        const { value, isChanged, errors } = edit.bind(key);
        return { key, label: labels[key], description: texts[key], value, isChanged, errors };
      })}
      onChange={(key, value) => edit.bind(key).onChange(value)}
    />
  );
}
