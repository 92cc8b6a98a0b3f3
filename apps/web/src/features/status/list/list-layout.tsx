import { type CSSProperties, memo } from 'react';
import type { SystemView } from '../../../cache/naming/system-view.ts';
import type { Settings } from '../../../persistence/documents/settings.ts';
import { useSettings } from '../../../state/hooks.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import { useNarrowScreen } from '../../../ui/layout/use-narrow-screen.ts';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import type { AvatarShape } from '../../../ui/pictures/avatar.tsx';
import { PictureLoading } from '../../../ui/pictures/picture-loading.ts';
import type { LayoutProps } from '../layouts.ts';
import { EntityRow, EntityRowSkeleton } from '../system/entity-row.tsx';
import { useFoldedFronters } from '../system/folded-fronters.tsx';
import { FronterSince } from '../system/fronter-since.tsx';
import { GoneActions } from '../system/gone-actions.tsx';
import { NoteRow } from '../system/note-row.tsx';
import { StatusTimes } from '../system/status-times.tsx';
import { SystemRow } from '../system/system-row.tsx';
import { useArrowMoves } from '../system/use-arrow-moves.ts';
import { useDrawnHeights } from '../system/use-drawn-heights.ts';
import { type SystemBoxProps, systemBoxes, useSystemBox } from '../system/use-system-box.ts';
import { statusWords } from '../words.ts';
import styles from './list-layout.module.css';
import { useMasonry } from './use-masonry.ts';

type ListSettings = Settings['status']['list'];

/** Their faces and names have room in one line of a phone. */
const SHOWN_ON_PHONES = 3;

/**
 * Columns of groups: each followed system with its fronters below it, as many side by side as fit. On phones a system has two lines, unless
 * the options ask for more.
 */
export function StatusListLayout(props: LayoutProps) {
  const settings = useSettings((all) => all.status.list);
  const moves = useArrowMoves<HTMLUListElement>();
  const isCompact = useNarrowScreen();
  useDrawnHeights('list', moves.ref);
  useMasonry(moves.ref, props.ids);
  // React's type of styles does not know variables.
  const style = {
    '--picture': `${settings.iconSize}px`,
    '--system-picture': `${settings.iconSize}px`,
  } as CSSProperties;
  const boxes = systemBoxes(props).map((box) => (
    <ListGroup key={box.id} {...box} settings={settings} isCompact={isCompact} />
  ));
  return (
    <ul
      {...moves}
      className={styles.list}
      data-compact={isCompact || undefined}
      style={style}
      aria-label={statusWords.followed}
    >
      {props.intoFolders?.(boxes) ?? boxes}
    </ul>
  );
}

interface ListGroupProps extends SystemBoxProps {
  settings: ListSettings;
  isCompact: boolean;
}

const ListGroup = memo(function ListGroup({ settings, isCompact, ...props }: ListGroupProps) {
  const { view, pictures, box } = useSystemBox(props);
  return (
    <li
      {...box}
      className={styles.group}
      // React's type of styles does not know variables.
      style={{ '--lines': Math.max(1, Math.ceil(view.fronters.length / 2)) } as CSSProperties}
    >
      <Boundary>
        <PictureLoading value={pictures}>
          <GroupContent view={view} settings={settings} isCompact={isCompact} />
        </PictureLoading>
      </Boundary>
    </li>
  );
});

/** Separate from its row, which a search hides and shows without rendering this again. */
const GroupContent = memo(function GroupContent({
  view,
  settings,
  isCompact,
}: {
  view: SystemView;
  settings: ListSettings;
  isCompact: boolean;
}) {
  const shape = settings.squareIcons ? 'square' : 'circle';
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <SystemRow view={view} shape={shape} />
        </h2>
        <div className={styles.times}>
          <StatusTimes
            view={view}
            showLastSwitch={settings.showLastSwitch}
            showUpdateTime={settings.showUpdateTime}
          />
        </div>
      </div>
      <ListFront view={view} settings={settings} shape={shape} isCompact={isCompact} />
    </>
  );
});

interface ListFrontProps {
  view: SystemView;
  settings: ListSettings;
  shape: AvatarShape;
  isCompact: boolean;
}

function ListFront({ view, settings, shape, isCompact }: ListFrontProps) {
  // Since when each is there takes a line of its own.
  const isInOneLine = isCompact && !settings.showFrontingSince;
  const limit = isInOneLine ? SHOWN_ON_PHONES : Number.POSITIVE_INFINITY;
  const { id, shown, more } = useFoldedFronters(view.fronters, limit, true);
  if (view.note?.kind === 'loading') {
    return (
      <div className={styles.fronters}>
        <EntityRowSkeleton label={view.note.text} shape={shape} hasPicture />
      </div>
    );
  }
  if (view.note !== null) {
    return (
      <div className={cx(styles.fronters, styles.note)}>
        <NoteRow note={view.note} hasPicture />
        {view.note.kind === 'gone' && <GoneActions id={view.id} title={view.title} />}
      </div>
    );
  }
  return (
    <div className={styles.front} data-line={isInOneLine || undefined}>
      <ul id={more ? id : undefined} className={styles.fronters} aria-label={view.summary}>
        {shown.map(({ key, member, name, nickname, pronouns }) => (
          <li key={key}>
            <EntityRow
              target={member && { kind: 'member', systemId: view.id, member }}
              of={member}
              name={name}
              nickname={nickname}
              pronouns={pronouns}
              shape={shape}
              hasPicture
              since={settings.showFrontingSince && <FronterSince view={view} member={member} />}
            />
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
