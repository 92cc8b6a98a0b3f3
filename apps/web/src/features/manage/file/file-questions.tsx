import type { FileAnswers, FileFormat, FileProblemKind, FileQuestion } from '@frontboard/portable';
import { type FormEvent, useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SecretField } from '../../../ui/fields/secret-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import styles from './file.module.css';
import type { ChoiceProblem } from './read-chosen.ts';
import { useFileNaming } from './use-file-naming.ts';
import { fileWords } from './words.ts';

const words = fileWords.compare;

const TableColumns = lazyPart(async () => ({
  default: (await import('./table-columns.tsx')).TableColumns,
}));

const QUESTIONS: ReadonlySet<FileProblemKind | null> = new Set([
  'unclear',
  'passphrase',
  'table',
  'several-systems',
]);

/** Whether a person only has to say something, and nothing is wrong. */
export function isQuestion({ kind }: ChoiceProblem): boolean {
  return QUESTIONS.has(kind);
}

/** A problem after an answer. After a wrong program another one can be named. */
export function askedAgain(problem: ChoiceProblem, { format = null }: FileAnswers): ChoiceProblem {
  return format === null || isQuestion(problem) ? problem : { ...problem, kind: 'unclear' };
}

interface FileQuestionsProps {
  problem: ChoiceProblem;
  onAnswer: (answers: FileAnswers) => void;
}

/** What a person has to say before a file can be read; nothing if that does not help. */
export function FileQuestions({ problem: { text, kind, question }, onAnswer }: FileQuestionsProps) {
  if (kind === 'unclear') return <ProgramQuestion onAnswer={onAnswer} />;
  if (kind === 'passphrase' || kind === 'wrong-passphrase')
    return <PassphraseQuestion error={kind === 'wrong-passphrase' ? text : null} onAnswer={onAnswer} />;
  if (question?.about === 'system') return <SystemQuestion systems={question.systems} onAnswer={onAnswer} />;
  return question?.about === 'columns' ? (
    <TableColumns question={question} onRead={(table) => onAnswer({ table })} />
  ) : null;
}

type AnswerProps = Pick<FileQuestionsProps, 'onAnswer'>;

/** All that write JSON. */
const FORMATS = (Object.keys(words.formats) as FileFormat[]).filter((format) => format !== 'table');

function ProgramQuestion({ onAnswer }: AnswerProps) {
  return (
    <SelectField
      label={words.program}
      options={[
        { value: '', label: words.noProgram },
        ...FORMATS.map((format) => ({ value: format, label: words.formats[format] })),
      ]}
      value=""
      onChange={(format) => {
        if (format !== '') onAnswer({ format });
      }}
    />
  );
}

function PassphraseQuestion({ error, onAnswer }: AnswerProps & { error: string | null }) {
  const [passphrase, setPassphrase] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (passphrase !== '') onAnswer({ passphrase });
  };
  return (
    <Form className={styles.section} onSubmit={handleSubmit}>
      <SecretField
        label={words.passphrase}
        description={words.passphraseText}
        errorMessage={error}
        value={passphrase}
        onChange={setPassphrase}
      />
      <Button type="submit" aria-disabled={passphrase === '' || undefined}>
        {words.decrypt}
      </Button>
    </Form>
  );
}

interface SystemQuestionProps extends AnswerProps {
  systems: Extract<FileQuestion, { about: 'system' }>['systems'];
}

function SystemQuestion({ systems, onAnswer }: SystemQuestionProps) {
  const { nameOf } = useFileNaming();
  const { isDiscreet } = useNaming();
  return (
    <ul className={stack(3)}>
      {systems.map(({ place, name, members, isTable = false }, index) => (
        <li key={JSON.stringify(place)}>
          <Button onClick={() => onAnswer({ system: place })}>
            <Foreign>
              {isTable
                ? words.tableChoice(index + 1, members)
                : words.systemChoice(
                    name === null ? words.unnamedSystem : nameOf({ fields: { name } }),
                    members,
                  )}
            </Foreign>
          </Button>{' '}
          {/* A folder may have the name of a system. */}
          {!isDiscreet && place.file !== '' && <Foreign className={soft}>{place.file}</Foreign>}
        </li>
      ))}
    </ul>
  );
}
