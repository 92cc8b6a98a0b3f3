import { type CSSProperties, memo } from 'react';
import type { SystemView } from '../../../cache/naming/system-view.ts';
import type { Settings } from '../../../persistence/documents/settings.ts';
import { useSettings } from '../../../state/hooks.ts';
import { useFrontUpdatedAt } from '../../../sync/refresher/status.ts';
import { PHONE_PX, useNarrowScreen } from '../../../ui/layout/use-narrow-screen.ts';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import { PictureLoading } from '../../../ui/pictures/picture-loading.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import type { LayoutProps } from '../layouts.ts';
import { StatusTimes } from '../system/status-times.tsx';
import { SystemRow } from '../system/system-row.tsx';
import { useArrowMoves } from '../system/use-arrow-moves.ts';
import { useDrawnHeights } from '../system/use-drawn-heights.ts';
import { type SystemBoxProps, systemBoxes, useSystemBox } from '../system/use-system-box.ts';
import { statusWords } from '../words.ts';
import { TableFronters } from './table-fronters.tsx';
import styles from './table-layout.module.css';

type TableSettings = Settings['status']['table'];

/** The width of the board on a wider screen. */
const BOARD_REM = 66;
const STACKED_REM = 40;
const TIME_COLUMN_REM = 9.5;

function timeColumnsOf({ showLastSwitch, showUpdateTime }: TableSettings): ('lastSwitch' | 'lastUpdated')[] {
  return [
    ...(showLastSwitch ? (['lastSwitch'] as const) : []),
    ...(showUpdateTime ? (['lastUpdated'] as const) : []),
  ];
}

/** A board for a screen that is always on: as large as necessary, at the chosen place of the screen. */
export function TableLayout(props: LayoutProps) {
  const settings = useSettings((all) => all.status.table);
  const wanted = timeColumnsOf(settings);
  // Each column of times takes its width from the fronters.
  const isNarrow = useNarrowScreen(PHONE_PX + wanted.length * TIME_COLUMN_REM * 16);
  const moves = useArrowMoves<HTMLTableElement>();
  useDrawnHeights('table', moves.ref);
  const isStacked = settings.forceMobileUi || isNarrow;
  const timeColumns = isStacked ? [] : wanted;
  const boardRem = isStacked ? STACKED_REM : BOARD_REM + timeColumns.length * TIME_COLUMN_REM;
  // React's type of styles does not know variables.
  const style = {
    '--board': `${boardRem}rem`,
    '--picture': `${settings.iconSize}px`,
    '--system-picture': `${settings.iconSize}px`,
  } as CSSProperties;
  const rows = systemBoxes(props).map((box) => (
    <TableRow key={box.id} {...box} settings={settings} isStacked={isStacked} />
  ));
  return (
    <div
      className={styles.area}
      data-horizontal={settings.horizontalPosition}
      data-vertical={settings.verticalPosition}
    >
      <table {...moves} className={styles.table} style={style} data-stacked={isStacked || undefined}>
        <caption className={styles.caption}>{statusWords.followed}</caption>
        <thead>
          <tr>
            <th scope="col">{statusWords.system}</th>
            <th scope="col">{statusWords.fronters}</th>
            {timeColumns.map((column) => (
              <th key={column} scope="col" className={styles.timeHead}>
                {statusWords[column]}
              </th>
            ))}
          </tr>
        </thead>
        {props.intoFolders?.(rows, 2 + timeColumns.length) ?? <tbody>{rows}</tbody>}
      </table>
    </div>
  );
}

interface TableRowProps extends SystemBoxProps {
  settings: TableSettings;
  isStacked: boolean;
}

const TableRow = memo(function TableRow({ settings, isStacked, ...props }: TableRowProps) {
  const { view, pictures, box } = useSystemBox(props);
  return (
    <tr {...box}>
      <Boundary fallback={(failed) => <td colSpan={4}>{failed}</td>}>
        <PictureLoading value={pictures}>
          <RowCells view={view} settings={settings} isStacked={isStacked} />
        </PictureLoading>
      </Boundary>
    </tr>
  );
});

interface RowCellsProps {
  view: SystemView;
  settings: TableSettings;
  isStacked: boolean;
}

/** Separate from their row, which a search hides and shows without rendering them again. */
const RowCells = memo(function RowCells({ view, settings, isStacked }: RowCellsProps) {
  const hasPicture = settings.showIcons;
  const shape = settings.squareIcons ? 'square' : 'circle';
  const inColumns = !isStacked;
  return (
    <>
      <th scope="row" className={styles.system}>
        <div className={styles.cell}>
          <SystemRow view={view} shape={shape} hasPicture={hasPicture} isStacked />
          <div className={styles.under} data-pictures={hasPicture || undefined}>
            <StatusTimes
              view={view}
              showLastSwitch={isStacked && settings.showLastSwitch}
              showUpdateTime={isStacked && settings.showUpdateTime}
              hideStale={inColumns && settings.showUpdateTime}
            />
          </div>
        </div>
      </th>
      <td>
        <div className={styles.cell}>
          <TableFronters
            view={view}
            shape={shape}
            hasPicture={hasPicture}
            isStacked={isStacked}
            isInColumns={inColumns && settings.frontersInColumns}
            showFrontingSince={settings.showFrontingSince}
          />
        </div>
      </td>
      {inColumns && settings.showLastSwitch && (
        <td className={styles.time}>{view.lastSwitch !== null && <RelativeTime at={view.lastSwitch} />}</td>
      )}
      {inColumns && settings.showUpdateTime && (
        <td className={styles.time}>
          <UpdatedCell view={view} />
        </td>
      )}
    </>
  );
});

function UpdatedCell({ view }: { view: SystemView }) {
  const updatedAtMs = useFrontUpdatedAt(view.id);
  if (updatedAtMs === null) return null;
  return <RelativeTime at={updatedAtMs} {...(view.isStale && { prefix: statusWords.lastKnown })} />;
}
