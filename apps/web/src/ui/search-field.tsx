import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { tiedTo } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './search-field.module.css';
import { useTypedAhead } from './use-typed-ahead.ts';
import { uiWords } from './words.ts';

interface SearchFieldProps {
  /** Its name; shown as the placeholder as well. */
  label: string;
  value: string;
  /** Called in a transition, so that a long list can follow when there is time. */
  onChange: (value: string) => void;
  /** How many are found, said politely after each change, such as "3 of 20". */
  resultText?: string;
  /** The words that say what is wrong with what was chosen by it. */
  errorId?: string | undefined;
  /** Keys that it does not use itself. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** A search that is loaded when it is needed can begin here. */
  onFocus?: () => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The id of words that say more. */
  describedBy?: string;
  /** A button inside the field, at its end: 44 px square. */
  end?: ReactNode;
  /** In a dialog that begins with it. */
  'data-initial-focus'?: boolean;
}

/** Keys after which the owner does something with what is found. */
const ACTS_ON_TEXT: ReadonlySet<string> = new Set(['Enter', 'ArrowDown']);

/** A filter as one types: the letters show at once, what they find follows. Escape empties it. */
export function SearchField({
  label,
  value,
  onChange,
  resultText,
  errorId,
  onKeyDown,
  inputRef,
  describedBy,
  end,
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const { typed, type, settle } = useTypedAhead(value, onChange);
  const latestOnKeyDown = useRef(onKeyDown);
  useLayoutEffect(() => {
    latestOnKeyDown.current = onKeyDown;
  }, [onKeyDown]);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      event.stopPropagation();
      type('');
    } else if (onKeyDown !== undefined) {
      if (ACTS_ON_TEXT.has(event.key)) settle();
      latestOnKeyDown.current?.(event);
    }
  };
  return (
    <search className={styles.search} data-end={end ? true : undefined}>
      <Search aria-hidden="true" className={styles.icon} />
      <input
        {...rest}
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        data-shortcut="search"
        {...tiedTo({ descriptionId: describedBy, errorId })}
        placeholder={label}
        className={styles.input}
        value={typed}
        onKeyDown={handleKeyDown}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {typed !== '' && (
        <IconButton
          label={uiWords.clear}
          icon={<X />}
          className={styles.clear}
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        />
      )}
      {end && <span className={styles.end}>{end}</span>}
      <span role="status" className={styles.result}>
        {resultText}
      </span>
    </search>
  );
}
