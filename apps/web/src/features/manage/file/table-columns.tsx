import {
  type FileQuestion,
  TABLE_FIELDS,
  type TableAnswer,
  type TableColumn,
  type TableField,
} from '@frontboard/portable';
import { useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { memberWords } from '../members/words.ts';
import { GrowingList } from './changed-entries.tsx';
import styles from './file.module.css';
import { fileWords } from './words.ts';

const words = fileWords.compare.columns;

interface TableColumnsProps {
  question: Extract<FileQuestion, { about: 'columns' }>;
  onRead: (answer: TableAnswer) => void;
}

/** Asks what the columns of a table are, each with its first cells, and whether the first line has their names. */
export function TableColumns({ question, onRead }: TableColumnsProps) {
  const { lines, count, guesses } = question;
  const [columns, setColumns] = useState(guesses);
  const [hasHeader, setHasHeader] = useState(question.hasHeader);
  const rows = lines.slice(hasHeader ? 1 : 0);
  const { isDiscreet } = useNaming();
  const hasName = columns.includes('name') || columns.includes('display_name');
  const choose = (at: number, field: TableColumn) =>
    // A field is in one column.
    setColumns(columns.map((one, index) => (index === at ? field : one === field ? null : one)));
  const examplesOf = (at: number) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell.trim() !== '');
    return cells.length === 0 ? words.noExamples : <Foreign>{words.examples(cells.join(' · '))}</Foreign>;
  };
  return (
    <section className={styles.form} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={soft}>{words.text(hasHeader ? count - 1 : count)}</p>
      <ToggleSwitch label={words.hasHeader} isSelected={hasHeader} onChange={setHasHeader} />
      <GrowingList
        list={columns.map((_, at) => ({ title: hasHeader ? (lines[0]?.[at] ?? '') : '', at }))}
        show={({ title, at }) => (
          <SelectField
            label={title === '' ? words.column(at + 1) : title}
            // Somebody may look on: cells are names and descriptions.
            description={isDiscreet ? undefined : examplesOf(at)}
            options={[
              { value: '', label: words.out },
              ...TABLE_FIELDS.map((field) => ({ value: field, label: memberWords.labels[field] })),
            ]}
            value={columns[at] ?? ''}
            onChange={(field) => choose(at, field === '' ? null : (field as TableField))}
          />
        )}
      />
      <div className={cluster(3)}>
        <Button variant="primary" disabled={!hasName} onClick={() => onRead({ columns, hasHeader })}>
          {words.read}
        </Button>
      </div>
      {!hasName && <p className={soft}>{words.needsName}</p>}
    </section>
  );
}
