import { memberLabel } from '@frontboard/model';
import { ArrowLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { VERBATIM_INPUT } from '../../ui/fields/verbatim-input.ts';
import { softSmall } from '../../ui/text/text-look.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { PaletteChoiceList } from './choice-list.tsx';
import type { PaletteChoice, PaletteHands } from './choices.ts';
import styles from './palette.module.css';
import { useOwnDesk } from './use-own-desk.ts';
import { subjectSections, useSections } from './use-sections.ts';
import { paletteWords as words } from './words.ts';

interface PaletteBoxProps {
  text: string;
  onText: (text: string) => void;
  /** The short id of the member whose actions are shown; null for everything. */
  subjectId: string | null;
  hands: PaletteHands;
  onClose: () => void;
}

const PAGE = 5;
const NOTHING = { title: words.nothing, hint: words.nothingHint };

function Message({ title, hint }: { title: string; hint?: string | undefined }) {
  return (
    <div className={styles.message}>
      <p>{title}</p>
      {hint !== undefined && <p className={softSmall}>{hint}</p>}
    </div>
  );
}

/**
 * Which choice is current; null for none. After every change of the text or the level (`of`), it is the first one. If the typed text has a
 * problem, none is: Enter must not do something else.
 */
function useCurrent(of: string, count: number, hasProblem: boolean) {
  const [active, setActive] = useState<{ readonly of: string; readonly index: number }>({ of: '', index: 0 });
  const isMoved = active.of === of;
  const index = isMoved ? Math.min(active.index, Math.max(0, count - 1)) : hasProblem ? null : 0;
  return { index, move: (to: number) => setActive({ of, index: to }) };
}

/** Where a key leads among the choices; null for other keys. `from`: null if no choice is current. */
function destination(
  key: string,
  { from, count }: { readonly from: number | null; readonly count: number },
): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
  if (step === undefined || count === 0) return null;
  if (from === null) return step > 0 ? 0 : count - 1;
  if (Math.abs(step) === 1) return (from + step + count) % count;
  return Math.min(Math.max(from + step, 0), count - 1);
}

/** What a screen reader says after a change: a message, how many choices there are, and the one that Enter takes. */
function spoken(title: string | undefined, count: number, chosen: string | undefined): string {
  const found = count > 0 ? words.found(count) : title === undefined ? words.nothing : null;
  return [title, found, chosen && words.enter(chosen)].filter(Boolean).join(' ');
}

/** The attributes of a field with a list of choices below it. */
function comboboxOf(listId: string, choices: readonly PaletteChoice[], chosen: PaletteChoice | undefined) {
  return {
    role: 'combobox',
    'aria-expanded': choices.length > 0,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': chosen && `${listId}-${chosen.id}`,
  } as const;
}

/** The field, and below it the choices for Enter and the arrow keys. The focus stays in the field throughout. */
export function PaletteBox({ text, onText, subjectId, hands, onClose }: PaletteBoxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const desk = useOwnDesk(onClose);
  const found = useSections(text, desk, hands);
  const subject = desk.list.items?.find(({ id }) => id === subjectId) ?? null;
  const { sections, message } =
    subject === null ? found : { sections: subjectSections(subject, desk, hands), message: null };
  const choices = sections.flatMap((section) => section.choices);
  const { index, move } = useCurrent(`${subjectId ?? ''} ${text}`, choices.length, message !== null);
  const chosen = index === null ? undefined : choices[index];

  useLayoutEffect(() => input.current?.focus(), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = destination(event.key, { from: index, count: choices.length });
    if (to !== null) {
      event.preventDefault();
      move(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      chosen?.run();
    } else if (subject !== null && (event.key === 'Escape' || (event.key === 'Backspace' && text === ''))) {
      event.preventDefault();
      event.stopPropagation();
      hands.setSubject(null);
    }
  };
  const handleBack = () => {
    hands.setSubject(null);
    input.current?.focus();
  };

  return (
    <>
      <div className={styles.field}>
        {subject === null ? (
          <Search aria-hidden="true" className={styles.icon} />
        ) : (
          <IconButton label={words.back} tooltip="none" icon={<ArrowLeft />} onClick={handleBack} />
        )}
        <input
          ref={input}
          type="text"
          {...comboboxOf(listId, choices, chosen)}
          aria-label={subject === null ? words.label : words.of(memberLabel(subject, desk.naming).name)}
          placeholder={subject === null ? words.placeholder : memberLabel(subject, desk.naming).name}
          enterKeyHint="go"
          {...VERBATIM_INPUT}
          value={subject === null ? text : ''}
          className={styles.input}
          onKeyDown={handleKeyDown}
          onChange={(event) => {
            hands.setSubject(null);
            onText(event.currentTarget.value);
          }}
        />
      </div>
      {desk.problem !== null && (
        <p role="alert" className={styles.problem}>
          {desk.problem}
        </p>
      )}
      {message !== null && <Message {...message} />}
      {choices.length === 0 && message === null && <Message {...NOTHING} />}
      <PaletteChoiceList
        id={listId}
        sections={sections}
        activeId={chosen?.id ?? null}
        onPoint={(id) => move(choices.findIndex((choice) => choice.id === id))}
      />
      <p className={styles.help}>{desk.list.state === 'none' ? words.noToken : words.help}</p>
      <VisuallyHidden>
        <span role="status">{desk.problem ?? spoken(message?.title, choices.length, chosen?.label)}</span>
      </VisuallyHidden>
    </>
  );
}
