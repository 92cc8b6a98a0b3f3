import { memo } from 'react';
import type { NamingChoice } from '../../../parts/export-file/export-file-dialog.tsx';
import type { Person } from '../../../parts/ribbon/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import insightStyles from '../insight.module.css';
import { ExportPicture } from '../picture/export-picture.tsx';
import { createTextMeasure } from '../picture/paint-picture.ts';
import { insightWords } from '../words.ts';
import type { YearDays } from './quilt-page.tsx';
import { NAME_PX, yearPicture } from './year-picture.ts';

const words = insightWords.year;
const NAMINGS: NamingChoice = { label: words.inPicture, labels: words.inPictures, first: 'none' };

interface KeepPageProps {
  year: number;
  days: YearDays;
  everybody: readonly Person[];
  hasNamesOnPaper: boolean;
  onNamesOnPaper: (hasNames: boolean) => void;
  /** Null if there are none. */
  hasWordsOnPaper: boolean | null;
  onWordsOnPaper: (hasWords: boolean) => void;
}

/** The last page: the year as a picture, or on paper. Names are in neither unless a person asks for them, and own words never in a picture. */
export const KeepPage = memo(function KeepPage(props: KeepPageProps) {
  const { year, days, everybody, hasNamesOnPaper, onNamesOnPaper, hasWordsOnPaper, onWordsOnPaper } = props;
  return (
    <Card as="section" aria-label={words.keep} className={stack(3)}>
      <h2>{words.keep}</h2>
      <p className={insightStyles.soft}>{words.keepHint}</p>
      <div className={insightStyles.tools}>
        <ExportPicture
          label={words.save}
          fileName={words.fileName(year)}
          people={everybody}
          namings={NAMINGS}
          note={<p>{words.pictureNote}</p>}
          makePicture={(write, naming) =>
            yearPicture({ year, days, people: everybody, naming, write, widthOf: createTextMeasure(NAME_PX) })
          }
        />
        <Button size="small" onClick={() => window.print()}>
          {insightWords.statistics.print}
        </Button>
      </div>
      <ToggleSwitch label={words.namesOnPaper} isSelected={hasNamesOnPaper} onChange={onNamesOnPaper} />
      {hasWordsOnPaper !== null && (
        <ToggleSwitch label={words.wordsOnPaper} isSelected={hasWordsOnPaper} onChange={onWordsOnPaper} />
      )}
    </Card>
  );
});
