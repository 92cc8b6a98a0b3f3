import { CornerDownLeft } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { DeviceMark } from '../../ui/text/device-mark.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import type { ChoiceSection, PaletteChoice } from './choices.ts';
import styles from './palette.module.css';
import { paletteWords as words } from './words.ts';

const FACE_PX = 28;

interface ChoiceListProps {
  /** The element's id; the ids of the choices are derived from it. */
  id: string;
  sections: readonly ChoiceSection[];
  /** The choice that Enter takes. */
  activeId: string | null;
  /** The pointer is over a choice. */
  onPoint: (choiceId: string) => void;
}

/** The choices, in sections. The field keeps the focus, so the list only marks the current choice. */
export function PaletteChoiceList({ id, sections, activeId, onPoint }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (activeId === null) return;
    const option = list.current?.querySelector(`[data-choice="${CSS.escape(activeId)}"]`);
    option?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={words.results} className={styles.list}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
        <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}-title`}>
          <div id={`${id}-${section.id}-title`} role="presentation" className={styles.title}>
            {section.title}
          </div>
          {section.choices.map((choice) => (
            <Option
              key={choice.id}
              listId={id}
              choice={choice}
              isActive={choice.id === activeId}
              onPoint={onPoint}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<ChoiceListProps, 'onPoint'> {
  listId: string;
  choice: PaletteChoice;
  isActive: boolean;
}

function Option({ listId, choice, isActive, onPoint }: OptionProps) {
  const { id, label, note, face, isNamedHere = false, run } = choice;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where the focus is
    <div
      id={`${listId}-${id}`}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-choice={id}
      className={styles.option}
      // A press must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => {
        if (!isActive) onPoint(id);
      }}
      onClick={run}
    >
      {face.kind === 'icon' ? (
        <span className={styles.face}>
          <face.Icon aria-hidden="true" />
        </span>
      ) : (
        <Avatar src={face.url} name={face.name} size={FACE_PX} shape={face.shape} color={face.color} />
      )}
      <span className={styles.words}>
        <Foreign className={styles.label}>{label}</Foreign>
        {isNamedHere && <DeviceMark />}
        {note !== undefined && note !== '' && <span className={styles.note}>{note}</span>}
      </span>
      {isActive && <CornerDownLeft aria-hidden="true" className={styles.enter} />}
    </div>
  );
}
