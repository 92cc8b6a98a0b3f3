import type { ImportChoice } from '@frontboard/portable';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { DoubtfulTimes } from './doubtful-times.tsx';
import styles from './file.module.css';
import { EmptiedFields, OpenedFields } from './held-changes.tsx';
import { ImportChoices } from './import-choices.tsx';
import { ImportRecords } from './import-records.tsx';
import { ImportSettings } from './import-settings.tsx';
import { ImportSwitches } from './import-switches.tsx';
import { ImportWays } from './import-ways.tsx';
import { importWords as words } from './import-words.ts';
import { assumptions, notImported } from './not-imported.ts';
import { PlannedPart } from './planned-part.tsx';
import type { PlannedImport } from './use-import-plan.ts';

interface ImportPreviewProps {
  planned: PlannedImport;
  /** Its choice is not planned yet. */
  isPlanning: boolean;
  onChoose: (choice: ImportChoice) => void;
  onStarted: () => void;
}

/** The effect of an import, with every choice that changes it, and the buttons that start it. */
export function ImportPreview({ planned, isPlanning, onChoose, onStarted }: ImportPreviewProps) {
  const { plan, file } = planned;
  const left = notImported(file);
  return (
    <div className={styles.result}>
      {plan.isSameSystem !== null && (
        <p className={soft}>{plan.isSameSystem ? words.sameSystem : words.otherSystem}</p>
      )}
      {file.format === 'pluralkit' && !file.isByPluralKit && <p>{words.byAnother}</p>}
      {left.length > 0 && (
        <Disclosure title={words.lost} isDrawnOnceOpened>
          <ul className={stack(3)}>
            {left.map((line) => (
              <li key={line}>
                <Foreign>{line}</Foreign>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {assumptions(file).map((line) => (
        <p key={line} className={soft}>
          {line}
        </p>
      ))}
      <ImportChoices planned={planned} onChoose={onChoose} />
      <OpenedFields planned={planned} onChoose={onChoose} />
      <EmptiedFields planned={planned} onChoose={onChoose} />
      <PlannedPart part="system" planned={plan.system} />
      <ImportSettings planned={plan.config} onDone={() => onChoose(withoutConfig(planned.choice))} />
      <ImportRecords part="members" planned={planned} onChoose={onChoose} />
      <ImportRecords part="groups" planned={planned} onChoose={onChoose} />
      <DoubtfulTimes planned={planned} onChoose={onChoose} />
      <ImportSwitches switches={plan.switches} />
      {plan.exceeded.map((limit) => (
        <p key={limit.part} role="alert" className={styles.wrong}>
          {words.exceeded(limit)}
        </p>
      ))}
      <ImportWays planned={planned} isPlanning={isPlanning} onStarted={onStarted} />
    </div>
  );
}

function withoutConfig(choice: ImportChoice): ImportChoice {
  const parts = new Set(choice.parts);
  parts.delete('config');
  return { ...choice, parts };
}
