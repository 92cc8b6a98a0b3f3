import { LIMITS, type Member, type ProxyTag } from '@frontboard/model';
import { createProxyBook, type ProxyOptions } from '@frontboard/model/proxy';
import { useDeferredValue, useId, useMemo, useRef } from 'react';
import type { BoundField } from '../../../sync/edit/types.ts';
import fieldStyles from '../../../ui/fields/field.module.css';
import { ChangedMark, FieldErrors, hasErrors } from '../../../ui/form/form-field.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { ProxyTagRow } from './proxy-tag-row.tsx';
import styles from './proxy-tags-field.module.css';
import { memberWords } from './words.ts';

const words = memberWords.tags;
const BLANK: ProxyTag = { prefix: null, suffix: null };

interface ProxyTagsFieldProps extends BoundField<readonly ProxyTag[]> {
  /** The member from the list; null for a new one. */
  owner: Member | null;
  /** All members of the system; keep the array. */
  members: readonly Member[];
  options: ProxyOptions;
}

/** The proxy tags of a member, in their order, with an empty one for the next. Shows live which others they overlap with. */
export function ProxyTagsField({
  name,
  value,
  onChange,
  onBlur,
  errors,
  isChanged,
  owner,
  members,
  options,
}: ProxyTagsFieldProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const book = useMemo(() => createProxyBook(members, options), [members, options]);
  // Thousands of tags are compared when there is time; the fields respond at once.
  const compared = useDeferredValue(value);
  const problems = useMemo(() => book.problemsOf(owner, compared), [book, owner, compared]);
  const rows = value.length < LIMITS.proxyTags ? [...value, BLANK] : value;
  const change = (index: number, tag: ProxyTag) =>
    onChange(withoutBlankEnd(index < value.length ? value.with(index, tag) : [...value, tag]));
  const remove = (index: number) => {
    onChange(value.toSpliced(index, 1));
    // The row that replaces it; the empty one at the end always exists.
    list.current?.querySelectorAll<HTMLInputElement>('[data-side="prefix"]')[index]?.focus();
  };
  return (
    <fieldset className={styles.field} data-field={name} aria-describedby={`${id}-text`} onBlur={onBlur}>
      <legend className={fieldStyles.label}>
        {words.label}
        <ChangedMark isChanged={isChanged} />
      </legend>
      <p id={`${id}-text`} className={fieldStyles.description}>
        {words.hint}
      </p>
      <ul ref={list} className={stack(2)}>
        {rows.map((tag, index) => (
          <ProxyTagRow
            // biome-ignore lint/suspicious/noArrayIndexKey: any other key would change with every letter
            key={index}
            tag={tag}
            position={index + 1}
            isNext={index >= value.length}
            problems={problems[index] ?? []}
            errorId={hasErrors(errors) ? `${id}-errors` : undefined}
            onChange={(next) => change(index, next)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <FieldErrors id={`${id}-errors`} errors={errors} />
    </fieldset>
  );
}

/** The empty row at the end always exists. */
function withoutBlankEnd(tags: readonly ProxyTag[]): readonly ProxyTag[] {
  const last = tags.findLastIndex(({ prefix, suffix }) => Boolean(prefix) || Boolean(suffix));
  return tags.slice(0, last + 1);
}
