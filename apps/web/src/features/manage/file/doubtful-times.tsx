import {
  type ImportChoice,
  scaledTime,
  TIME_USES,
  type TimeChoice,
  type TimeDoubt,
  type TimeUse,
} from '@frontboard/portable';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { formatExact } from '../../../ui/time/format-time.ts';
import { ChangedPart } from './changed-entries.tsx';
import styles from './file.module.css';
import { importWords } from './import-words.ts';
import { rowPlace } from './row-place.ts';
import { type FileRecordNaming, useFileNaming } from './use-file-naming.ts';
import type { PlannedImport } from './use-import-plan.ts';

const words = importWords.doubts;

interface DoubtfulTimesProps {
  planned: PlannedImport;
  onChoose: (choice: ImportChoice) => void;
}

/** The rows of the file with times that no history has: a group for each kind, with what a person wants with them. */
export function DoubtfulTimes({ planned: { file, choice }, onChoose }: DoubtfulTimesProps) {
  const { nameOf } = useFileNaming();
  if (!choice.parts.has('switches')) return null;
  return file.doubts.map((doubt) => (
    <ChangedPart key={doubt.kind} title={words.title[doubt.kind](doubt.count)}>
      {TIME_USES[doubt.kind].length > 1 ? (
        <SegmentedControl<TimeUse>
          label={words.label}
          options={TIME_USES[doubt.kind].map((value) => ({ value, label: labelOf(doubt, value) }))}
          value={choice.times[doubt.kind] ?? 'out'}
          onChange={(use) => onChoose({ ...choice, times: withUse(choice.times, doubt, use) })}
        />
      ) : (
        <p className={soft}>{words.noChoice}</p>
      )}
      <ul className={stack(3)}>
        {doubt.examples.map((example) => (
          <li key={example.path} className={styles.entry}>
            <Foreign>{exampleText(doubt, example, nameOf)}</Foreign>
          </li>
        ))}
      </ul>
    </ChangedPart>
  ));
}

function labelOf({ kind }: TimeDoubt, use: TimeUse): string {
  return use === 'scaled' ? words.scaled[kind === 'seconds' ? 'seconds' : 'milliseconds'] : words[use];
}

function withUse(times: TimeChoice, { kind }: TimeDoubt, use: TimeUse): TimeChoice {
  return { ...times, [kind]: use };
}

function exampleText(
  { kind }: TimeDoubt,
  { path, row, ms }: TimeDoubt['examples'][number],
  nameOf: FileRecordNaming['nameOf'],
): string {
  const place = row === undefined ? path : rowPlace({ ...row, field: '' }, nameOf);
  const scaled = scaledTime(kind, ms);
  return scaled === ms
    ? words.example(place, formatExact(ms))
    : words.scaledExample[kind === 'seconds' ? 'seconds' : 'milliseconds'](place, formatExact(scaled));
}
