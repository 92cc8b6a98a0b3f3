import { type ReactNode, useId, useRef } from 'react';
import { opensKeyboard } from '../../ui/focus/initial-focus.ts';
import { FieldErrors, hasErrors } from '../../ui/form/form-field.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ListToolbar } from '../search/list-toolbar.tsx';
import { focusRow, searchKeys } from '../search/search-keys.ts';
import styles from './picker-frame.module.css';

interface PickerFrameProps {
  /** The question. */
  label: string;
  /** The number or the names of the chosen ones. */
  chosen: string;
  search: {
    readonly label: string;
    readonly text: string;
    /** The number of results, for screen readers; empty without a search. */
    readonly resultText: string;
    onChange(text: string): void;
    /** Enter during a search: takes the first result. */
    onEnter(): void;
  };
  /** What is wrong with the choice, and how to correct it. */
  errors?: readonly string[] | undefined;
  /** Shows only the chosen ones; null if that would show nothing new. */
  onlyChosen: { readonly label: string; readonly isOn: boolean; onChange(isOn: boolean): void } | null;
  /** What was just chosen or removed, for screen readers. */
  announcement: string;
  /** Between the head and the search; it may pass the focus on to where the next one is chosen. */
  above?: (focusChoice: () => void) => ReactNode;
  /** The options. */
  children: ReactNode;
}

/** The frame around the options of a picker. The down arrow moves from the search into the list. */
export function PickerFrame({
  label,
  chosen,
  search,
  errors,
  onlyChosen,
  announcement,
  above,
  children,
}: PickerFrameProps) {
  const labelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusChoice = () => {
    if (input.current !== null && !opensKeyboard(input.current)) input.current.focus();
    else focusRow(root.current);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its border
    <div ref={root} role="group" aria-labelledby={labelId} className={stack(2)}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {above?.(focusChoice)}
      <ListToolbar
        isSticky={false}
        search={{
          label: search.label,
          text: search.text,
          onText: search.onChange,
          onKey: searchKeys({ text: search.text, list: () => root.current, onEnter: search.onEnter }),
          resultText: search.resultText,
          errorId: hasErrors(errors) ? `${labelId}-errors` : undefined,
          inputRef: input,
        }}
        count={chosen}
        tools={
          onlyChosen && (
            <label className={styles.onlyChosen}>
              <input
                type="checkbox"
                checked={onlyChosen.isOn}
                onChange={(event) => onlyChosen.onChange(event.currentTarget.checked)}
              />
              {onlyChosen.label}
            </label>
          )
        }
      />
      {children}
      <FieldErrors id={`${labelId}-errors`} errors={errors} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
