import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useLatest } from '../use-latest.ts';
import { uiWords } from '../words.ts';
import { tiedTo } from './field.tsx';
import styles from './search-field.module.css';
import { useTypedAhead } from './use-typed-ahead.ts';

interface SearchFieldProps {
  /** Its name; shown as the placeholder as well. */
  label: string;
  value: string;
  /** Called in a transition, so that a long list can follow when there is time. */
  onChange: (value: string) => void;
  /** The number of results, announced politely after each change, such as "3 of 20". */
  resultText?: string;
  /** The id of the message about what was chosen by it. */
  errorId?: string | undefined;
  /** Keys that it does not handle itself. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called on focus: a search that is loaded when needed can start here. */
  onFocus?: () => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The id of a description. */
  describedBy?: string;
  /** A button inside the field, at its end: 44 px square. */
  end?: ReactNode;
  /** It is the first control of a dialog. */
  'data-initial-focus'?: boolean;
}

/** Keys after which the owner acts on the results. */
const ACTS_ON_TEXT: ReadonlySet<string> = new Set(['Enter', 'ArrowDown']);

/** A filter: the letters show at once, the results follow. Escape clears it. */
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
  const latest = useLatest(onKeyDown);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      event.stopPropagation();
      type('');
    } else if (onKeyDown !== undefined) {
      if (ACTS_ON_TEXT.has(event.key)) settle();
      latest.current?.(event);
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
