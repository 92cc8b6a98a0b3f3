import { type CSSProperties, memo, useEffect, useState } from 'react';
import type { SystemView } from '../../../cache/naming/system-view.ts';
import type { DescriptionProps } from '../../../parts/description/description.tsx';
import { estimateLines } from '../../../parts/description/estimate-lines.ts';
import type { Settings } from '../../../persistence/documents/settings.ts';
import { useSettings } from '../../../state/hooks.ts';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { PictureLoading } from '../../../ui/pictures/picture-loading.ts';
import type { LayoutProps } from '../layouts.ts';
import { useFoldedFronters } from '../system/folded-fronters.tsx';
import { FronterSince } from '../system/fronter-since.tsx';
import { GoneActions } from '../system/gone-actions.tsx';
import { StatusTimes } from '../system/status-times.tsx';
import { SystemRow } from '../system/system-row.tsx';
import { useArrowMoves } from '../system/use-arrow-moves.ts';
import { useDrawnHeights } from '../system/use-drawn-heights.ts';
import { type SystemBoxProps, systemBoxes, useSystemBox } from '../system/use-system-box.ts';
import { statusWords } from '../words.ts';
import { NoteTile, Tile, TileSkeleton } from './tile.tsx';
import styles from './tile-layout.module.css';
import { arrangement } from './tile-size.ts';
import { useFittedTiles } from './use-fitted-tiles.ts';

/** Eight fit a tile of the usual size two by two; so do seven with the button that shows the others. */
const SHOWN_FRONTERS = 7;

type TileSettings = Settings['status']['tile'];

/** Few people show descriptions in tiles, and the first route works without them. */
const Description = lazyPart<DescriptionProps>(
  () =>
    import('../../../parts/description/description.tsx').then((module) => ({ default: module.Description })),
  // As high as its first lines will be, so that nothing moves when they appear.
  ({ text, lines = 0, widthPx = 0 }) => {
    const shown = Math.min(lines, estimateLines(text, widthPx, DESCRIPTION_FONT_PX));
    return <div style={{ blockSize: `${shown * DESCRIPTION_LINE_PX}px` }} />;
  },
);
/** As in `description.module.css`. */
const DESCRIPTION_FONT_PX = 14;
const DESCRIPTION_LINE_PX = 1.45 * DESCRIPTION_FONT_PX;

/** The number of lines of a description under a tile before "More". */
const DESCRIPTION_LINES = 4;

/** How long blocks appear strictly in their order while the first answers arrive in any order. */
const OPENING_MS = 1_000;

/** Whether the screen has just opened. */
function useOpening(): boolean {
  const [isOpening, setOpening] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpening(false), OPENING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOpening;
}

/** A tile for each followed system, all of one width: its name, and everyone fronting. */
export function TileLayout(props: LayoutProps) {
  const settings = useSettings((all) => all.status.tile);
  const moves = useArrowMoves<HTMLUListElement>();
  useDrawnHeights('tile', moves.ref);
  useFittedTiles(moves.ref, settings.fitToScreen, settings.tileSize);
  const isOpening = useOpening();
  const boxes = systemBoxes(props).map((box) => <TileBlock key={box.id} {...box} settings={settings} />);
  return (
    <ul
      {...moves}
      data-opening={isOpening || undefined}
      data-fitted={settings.fitToScreen || undefined}
      className={styles.blocks}
      style={settings.fitToScreen ? undefined : tileStyle(settings.tileSize)}
      aria-label={statusWords.followed}
    >
      {props.intoFolders?.(boxes) ?? boxes}
    </ul>
  );
}

interface TileBlockProps extends SystemBoxProps {
  settings: TileSettings;
}

const TileBlock = memo(function TileBlock({ settings, ...props }: TileBlockProps) {
  const { view, pictures, box } = useSystemBox(props);
  return (
    <li {...box} className={styles.block}>
      <Boundary>
        <PictureLoading value={pictures}>
          <BlockContent view={view} settings={settings} />
        </PictureLoading>
      </Boundary>
    </li>
  );
});

/** Separate from its block, which a search hides and shows without rendering this again. */
const BlockContent = memo(function BlockContent({
  view,
  settings,
}: {
  view: SystemView;
  settings: TileSettings;
}) {
  const { system, title } = view;
  return (
    <div className={styles.inner}>
      <h2 className={styles.heading}>
        <SystemRow view={view} shape="squircle" isStacked />
      </h2>
      {settings.showSystemDescription && (
        <TileDescription text={system?.description} of={title} size={settings.tileSize} />
      )}
      <TileFront view={view} settings={settings} />
      <StatusTimes
        view={view}
        showLastSwitch={settings.showLastSwitch}
        showUpdateTime={settings.showUpdateTime}
      />
    </div>
  );
});

/** The fronters share the room of a single one, down to rows as high as a finger. */
function TileFront({ view, settings }: { view: SystemView; settings: TileSettings }) {
  const { id, shown, more } = useFoldedFronters(view.fronters, SHOWN_FRONTERS);
  if (view.note !== null) {
    return (
      <div className={styles.front}>
        {view.note.kind === 'loading' ? (
          <TileSkeleton shape="circle" label={view.note.text} />
        ) : (
          <NoteTile note={view.note} />
        )}
        {view.note.kind === 'gone' && <GoneActions id={view.id} title={view.title} />}
      </div>
    );
  }
  const { kind, rows } = arrangement(shown.length);
  const isAlone = kind === 'alone';
  return (
    <div className={styles.front}>
      <ul
        id={more ? id : undefined}
        className={styles.fronters}
        data-arranged={kind}
        style={isAlone ? undefined : rowsStyle(rows)}
        aria-label={view.summary}
      >
        {shown.map(({ key, member, name, nickname, pronouns }) => (
          <li key={key} className={styles.fronter}>
            <Tile
              target={member && { kind: 'member', systemId: view.id, member }}
              of={member}
              name={name}
              nickname={nickname}
              pronouns={pronouns}
              shape="circle"
              isBeside={!isAlone}
              since={settings.showFrontingSince && <FronterSince view={view} member={member} />}
            />
            {settings.showFronterDescription && (
              <TileDescription text={member?.description} of={name} size={settings.tileSize} />
            )}
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}

function TileDescription({ text, of, size }: { text: string | null | undefined; of: string; size: number }) {
  if (!text) return null;
  return <Description text={text} of={of} lines={DESCRIPTION_LINES} widthPx={size} />;
}

function rowsStyle(rows: number): CSSProperties {
  // React's type of styles does not know variables.
  return { '--rows': rows } as CSSProperties;
}

function tileStyle(sizePx: number): CSSProperties {
  // As above.
  return { '--tile': `${sizePx}px` } as CSSProperties;
}
