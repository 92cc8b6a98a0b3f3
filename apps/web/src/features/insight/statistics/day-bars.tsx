import { memo } from 'react';
import { calendarWords } from '../../../parts/calendar/calendar-words.ts';
import type { Person } from '../../../parts/ribbon/person.ts';
import { dateFormat } from '../../../platform/device-format.ts';
import { localDayOf } from '../../../platform/local-day.ts';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { DataTable } from '../data-table.tsx';
import styles from '../insight.module.css';
import { ExportPicture } from '../picture/export-picture.tsx';
import { PictureFrame } from '../picture-frame.tsx';
import { insightWords } from '../words.ts';
import { barsPicture } from './bars-picture.ts';
import { type CountedDays, daysBetween } from './days-between.ts';
import type { ShownStatistics } from './shown-statistics.ts';

const words = insightWords.statistics;
const HEIGHT = 120;
const NOBODY: readonly Person[] = [];

/** The number of switches on each day, or in each month of a long period. */
export const DayBars = memo(function DayBars({ shown }: { shown: ShownStatistics }) {
  const { days, figures } = shown.answer;
  const { fromMs, toMs } = figures.known;
  const { bars, unit } = daysBetween(days, localDayOf(fromMs), localDayOf(toMs - 1));
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  const title = unit === 'day' ? words.perDay : words.perMonth;
  const busiest = bars.find(({ amount }) => amount === most);
  const text =
    busiest === undefined
      ? words.nothing
      : words.busiest(barName(busiest.key, unit), calendarWords.switches(most));
  return (
    <PictureFrame
      title={title}
      tools={
        <ExportPicture
          fileName={words.files.days}
          people={NOBODY}
          makePicture={() => {
            const [from, to] = [barName(bars[0]?.key, unit), barName(bars.at(-1)?.key, unit)];
            return barsPicture({
              title,
              subtitle: insightWords.picture.period(from, to),
              amounts: bars.map(({ amount }) => amount),
              first: from,
              last: to,
              most: calendarWords.switches(most),
            });
          }}
        />
      }
      picture={
        <div role="img" aria-label={text}>
          <svg viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none" className={styles.bars}>
            <title>{title}</title>
            <path d={bars.map(({ amount }, index) => barPath(index, amount / most)).join('')} />
          </svg>
          <div className={styles.ends}>
            <span>{barName(bars[0]?.key, unit)}</span>
            <span>{calendarWords.switches(most)}</span>
            <span>{barName(bars.at(-1)?.key, unit)}</span>
          </div>
        </div>
      }
      table={
        <DataTable
          label={title}
          columns={[
            {
              head: unit === 'day' ? words.day : words.month,
              cell: ({ key }) => barName(key, unit),
              compare: (one, other) => (one.key < other.key ? -1 : 1),
            },
            {
              head: words.switchCount,
              cell: ({ amount }) => formatCount(amount),
              figure: ({ amount }) => amount,
            },
          ]}
          rows={bars}
          keyOf={({ key }) => key}
        />
      }
    />
  );
});

/** One shape for all bars: hundreds of elements need far more time for their layout. */
function barPath(index: number, part: number): string {
  const height = part * HEIGHT;
  return height === 0 ? '' : `M${index + 0.1} ${HEIGHT}v${-height}h0.8v${height}z`;
}

function barName(key: string | undefined, unit: CountedDays['unit']): string {
  if (key === undefined) return '';
  const options =
    unit === 'day' ? ({ dateStyle: 'medium' } as const) : ({ month: 'long', year: 'numeric' } as const);
  return dateFormat({ ...options, timeZone: 'UTC' }).format(Date.parse(unit === 'day' ? key : `${key}-01`));
}
