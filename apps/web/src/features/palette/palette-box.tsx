import { memberLabel } from '@frontboard/model';
import { ArrowLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { softSmall } from '../../ui/text-look.ts';
import { VERBATIM_INPUT } from '../../ui/verbatim-input.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PaletteChoiceList } from './choice-list.tsx';
import type { PaletteHands } from './choices.ts';
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

/** The field, and below it the choices for Enter and the arrow keys. The focus stays in the field throughout. */
export function PaletteBox({ text, onText, subjectId, hands, onClose }: PaletteBoxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const desk = useOwnDesk(onClose);
  const found = useSections(text, desk, hands);
  const subject = desk.list.items?.find(({ id }) => id === subjectId) ?? null;
  const sections = subject === null ? found.sections : subjectSections(subject, desk, hands);
  const message = subject === null ? found.message : null;
  const choices = sections.flatMap((section) => section.choices);
  const [active, setActive] = useState<{ readonly of: string; readonly index: number }>({ of: '', index: 0 });
  // After every change of the text or the level, the first choice is current.
  const of = `${subjectId ?? ''} ${text}`;
  const index = active.of === of ? Math.min(active.index, Math.max(0, choices.length - 1)) : 0;
  // If the typed text has a problem, Enter must not do something else.
  const isHeld = message !== null && active.of !== of;
  const chosen = isHeld ? undefined : choices[index];
  const move = (to: number) => setActive({ of, index: to });

  useLayoutEffect(() => input.current?.focus(), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = choices.length - 1;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[event.key];
    if (step !== undefined && last >= 0) {
      event.preventDefault();
      const isSingle = Math.abs(step) === 1;
      if (isHeld) move(step > 0 ? 0 : last);
      else if (isSingle) move((index + step + choices.length) % choices.length);
      else move(Math.min(Math.max(index + step, 0), last));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) chosen?.run();
    } else if (subject !== null && (event.key === 'Escape' || (event.key === 'Backspace' && text === ''))) {
      event.preventDefault();
      event.stopPropagation();
      hands.setSubject(null);
    }
  };
  const said =
    desk.problem ??
    [
      message?.title,
      choices.length === 0 ? (message === null ? words.nothing : null) : words.found(choices.length),
      chosen && words.enter(chosen.label),
    ]
      .filter(Boolean)
      .join(' ');

  return (
    <>
      <div className={styles.field}>
        {subject === null ? (
          <Search aria-hidden="true" className={styles.icon} />
        ) : (
          <IconButton
            label={words.back}
            tooltip="none"
            icon={<ArrowLeft />}
            onClick={() => {
              hands.setSubject(null);
              input.current?.focus();
            }}
          />
        )}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={subject === null ? words.label : words.of(memberLabel(subject, desk.naming).name)}
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : `${listId}-${chosen.id}`}
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
      {message !== null && (
        <div className={styles.message}>
          <p>{message.title}</p>
          {message.hint !== undefined && <p className={softSmall}>{message.hint}</p>}
        </div>
      )}
      {choices.length === 0 && message === null && (
        <div className={styles.message}>
          <p>{words.nothing}</p>
          <p className={softSmall}>{words.nothingHint}</p>
        </div>
      )}
      <PaletteChoiceList
        id={listId}
        sections={sections}
        activeId={chosen?.id ?? null}
        onPoint={(id) => move(choices.findIndex((choice) => choice.id === id))}
      />
      <p className={styles.help}>{desk.list.state === 'none' ? words.noToken : words.help}</p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
