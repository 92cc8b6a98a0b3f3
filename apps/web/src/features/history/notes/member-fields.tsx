import { useId } from 'react';
import { marksIn, problemsOfMarks } from '../../../parts/local-note/marks.ts';
import { ROLE_OPTIONS } from '../../../parts/switch-notes/role-options.ts';
import { LONGEST_MARK, MOST_MARKS } from '../../../persistence/documents/annotation.ts';
import type { InSwitch } from '../../../session/local/local-tables.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { entryNoteWords as words } from './words.ts';

const NO_ROLE = '';

interface MemberFieldsProps {
  name: string;
  noted: InSwitch;
  knownMarks: readonly string[];
  /** Its marks as they are typed. */
  line: string;
  onLine: (line: string) => void;
  /** Stores it. */
  onChange: (noted: InSwitch) => void;
}

/** The role and the marks of one member in a switch. Marks that can't be stored stay in the field, with the reason. */
export function SwitchMemberFields({ name, noted, knownMarks, line, onLine, onChange }: MemberFieldsProps) {
  const listId = useId();
  const nameId = useId();
  const { long, isTooMany } = problemsOfMarks(marksIn(line));
  const type = (next: string) => {
    onLine(next);
    const marks = marksIn(next);
    const problems = problemsOfMarks(marks);
    if (problems.long.length === 0 && !problems.isTooMany) onChange({ ...noted, marks });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
    <div role="group" aria-labelledby={nameId} className={stack(2)}>
      <p>
        <strong id={nameId}>
          <Foreign>{name}</Foreign>
        </strong>
      </p>
      <SelectField
        label={words.role}
        options={[{ value: NO_ROLE, label: words.noRole }, ...ROLE_OPTIONS]}
        value={noted.role ?? NO_ROLE}
        onChange={(role) => onChange({ ...noted, role: role === NO_ROLE ? null : role })}
      />
      <TextBox
        label={words.marks}
        description={words.marksHint}
        errors={[
          ...long.map((mark) => words.tooLong(mark, LONGEST_MARK)),
          ...(isTooMany ? [words.tooMany(MOST_MARKS)] : []),
        ]}
        list={listId}
        value={line}
        onChange={type}
      />
      <datalist id={listId}>
        {knownMarks.map((mark) => (
          <option key={mark} value={[...marksIn(line).slice(0, -1), mark].join(', ')}>
            {mark}
          </option>
        ))}
      </datalist>
    </div>
  );
}
