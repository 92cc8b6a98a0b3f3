import { type CSSProperties, memo, Suspense, useEffect, useState } from 'react';
import type { FronterView, SystemView } from '../../cache/naming/system-view.ts';
import type { Settings } from '../../persistence/documents/settings.ts';
import { useSettings } from '../../state/hooks.ts';
import { useSystemView } from '../../sync/refresher/use-system-view.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import type { DescriptionProps } from './description.tsx';
import { estimateLines } from './estimate-lines.ts';
import { GoneActions } from './gone-actions.tsx';
import type { LayoutProps } from './layouts.ts';
import { StatusTimes } from './status-times.tsx';
import { SystemRow } from './system-row.tsx';
import { NoteTile, Tile, TileSkeleton } from './tile.tsx';
import styles from './tile-layout.module.css';
import { areMany, fronterRoom } from './tile-size.ts';
import { useArrowMoves } from './use-arrow-moves.ts';
import { useDrawnHeights } from './use-drawn-heights.ts';
import { useFittedTiles } from './use-fitted-tiles.ts';
import { statusWords } from './words.ts';

/** The picture of a system is its heading: who fronts has the room. px. */
const SYSTEM_PX = 44;

type TileSettings = Settings['status']['tile'];

/** Few show descriptions in tiles, and the first route does without them. */
const Description = lazyWithPreload<DescriptionProps>(() =>
  import('./description.tsx').then((module) => ({ default: module.Description })),
);
/** As in `description.module.css`. */
const DESCRIPTION_FONT_PX = 14;
const DESCRIPTION_LINE_PX = 1.45 * DESCRIPTION_FONT_PX;

/** How many lines of a description stand under a tile before "More". */
const DESCRIPTION_LINES = 4;

/** How long blocks come strictly in their order, while the first answers arrive in whichever. */
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

/** One block for each followed system: its picture, and a tile for everyone fronting. */
export function TileLayout({ ids, matching, visible }: LayoutProps) {
  const settings = useSettings((all) => all.status.tile);
  const moves = useArrowMoves<HTMLUListElement>();
  useDrawnHeights('tile', moves.ref);
  useFittedTiles(moves.ref, settings.fitToScreen, settings.tileSize);
  const isOpening = useOpening();
  return (
    <ul
      {...moves}
      data-opening={isOpening || undefined}
      data-fitted={settings.fitToScreen || undefined}
      className={styles.blocks}
      style={settings.fitToScreen ? undefined : tileStyle(settings.tileSize)}
      aria-label={statusWords.followed}
    >
      {ids.map((id) => (
        <TileBlock
          key={id}
          id={id}
          settings={settings}
          isHidden={matching !== null && !matching.has(id)}
          viewRef={visible(id)}
        />
      ))}
    </ul>
  );
}

interface TileBlockProps {
  id: string;
  settings: TileSettings;
  isHidden: boolean;
  viewRef: (element: Element | null) => void;
}

const TileBlock = memo(function TileBlock({ id, settings, isHidden, viewRef }: TileBlockProps) {
  // Drawn at once: an answer put off would be put off again by each one that follows, on a slow device until the last.
  const view = useSystemView(id);
  const isLoading = view.note?.kind === 'loading';
  return (
    <li
      ref={viewRef}
      hidden={isHidden}
      className={styles.block}
      data-system={id}
      style={blockStyle(fronterRoom(view.fronters.length))}
      data-many={areMany(view.fronters.length) || undefined}
      aria-busy={isLoading}
    >
      <Boundary>
        <BlockContent view={view} settings={settings} />
      </Boundary>
    </li>
  );
});

/** Apart from its block, which a search hides and shows without drawing this again. */
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
      <div className={styles.system}>
        <h2 className={styles.heading}>
          <SystemRow view={view} size={SYSTEM_PX} isStacked />
        </h2>
        {settings.showSystemDescription && (
          <TileDescription text={system?.description} of={title} size={settings.tileSize} />
        )}
      </div>
      <TileFront view={view} settings={settings} />
      <StatusTimes
        view={view}
        showLastSwitch={settings.showLastSwitch}
        showUpdateTime={settings.showUpdateTime}
      />
    </div>
  );
});

function TileFront({ view, settings }: { view: SystemView; settings: TileSettings }) {
  if (view.note?.kind === 'loading') {
    return (
      <div className={styles.fronters}>
        <TileSkeleton shape="circle" label={view.note.text} />
      </div>
    );
  }
  if (view.note !== null) {
    return (
      <div className={styles.fronters}>
        <NoteTile note={view.note} />
        {view.note.kind === 'gone' && <GoneActions id={view.id} title={view.title} />}
      </div>
    );
  }
  const size = settings.tileSize;
  return (
    <ul className={styles.fronters} aria-label={view.summary}>
      {view.fronters.map((fronter) => (
        <FronterTile key={fronter.key} systemId={view.id} fronter={fronter} settings={settings} size={size} />
      ))}
    </ul>
  );
}

interface FronterTileProps {
  systemId: string;
  fronter: FronterView;
  settings: TileSettings;
  size: number;
}

function FronterTile({ systemId, fronter, settings, size }: FronterTileProps) {
  const { member } = fronter;
  return (
    <li className={styles.fronter}>
      <Tile
        target={member && { kind: 'member', systemId, member }}
        of={member}
        name={fronter.name}
        pronouns={fronter.pronouns}
        shape="circle"
        size={size}
      />
      {settings.showFronterDescription && (
        <TileDescription text={member?.description} of={fronter.name} size={size} />
      )}
    </li>
  );
}

function TileDescription({ text, of, size }: { text: string | null | undefined; of: string; size: number }) {
  if (!text) return null;
  // As high as its first lines will be, so that nothing moves when they come.
  const lines = Math.min(DESCRIPTION_LINES, estimateLines(text, size, DESCRIPTION_FONT_PX));
  return (
    <Suspense fallback={<div style={{ blockSize: `${lines * DESCRIPTION_LINE_PX}px` }} />}>
      <Description text={text} of={of} lines={DESCRIPTION_LINES} widthPx={size} />
    </Suspense>
  );
}

function blockStyle(room: number): CSSProperties {
  // React's type of styles does not know variables.
  return { '--room': room } as CSSProperties;
}

function tileStyle(sizePx: number): CSSProperties {
  // As above.
  return { '--tile': `${sizePx}px` } as CSSProperties;
}
