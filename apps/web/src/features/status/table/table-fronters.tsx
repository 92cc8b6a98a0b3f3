import type { SystemView } from '../../../cache/naming/system-view.ts';
import type { AvatarShape } from '../../../ui/pictures/avatar.tsx';
import { EntityRow, EntityRowSkeleton } from '../system/entity-row.tsx';
import { useFoldedFronters } from '../system/folded-fronters.tsx';
import { FronterSince } from '../system/fronter-since.tsx';
import { GoneActions } from '../system/gone-actions.tsx';
import { NoteRow } from '../system/note-row.tsx';
import styles from './table-fronters.module.css';

/**
 * A column for each fronter of the busiest system makes every other row mostly empty, and a cell without a limit lets
 * one system of thirty fill the board. Eight names are about two lines of a wide board; hardly any front is larger.
 */
const SHOWN_FRONTERS = 8;

interface TableFrontersProps {
  view: SystemView;
  shape: AvatarShape;
  hasPicture: boolean;
  isStacked: boolean;
  isInColumns: boolean;
  showFrontingSince: boolean;
}

/** All fronters in one cell, wrapping, or in the columns of all rows; a large front is cut and expands in place. */
export function TableFronters({
  view,
  shape,
  hasPicture,
  isStacked,
  isInColumns,
  showFrontingSince,
}: TableFrontersProps) {
  const { id, shown, more } = useFoldedFronters(view.fronters, SHOWN_FRONTERS);
  if (view.note?.kind === 'loading')
    return <EntityRowSkeleton label={view.note.text} shape={shape} hasPicture={hasPicture} />;
  if (view.note !== null) {
    return (
      <div className={styles.note}>
        <NoteRow note={view.note} hasPicture={hasPicture} />
        {view.note.kind === 'gone' && <GoneActions id={view.id} title={view.title} />}
      </div>
    );
  }
  return (
    <>
      <ul
        id={id}
        className={styles.fronters}
        data-stacked={isStacked || undefined}
        data-columns={isInColumns || undefined}
        aria-label={view.summary}
      >
        {shown.map(({ key, member, name, nickname, pronouns }) => (
          <li key={key} className={styles.fronter}>
            <EntityRow
              target={member && { kind: 'member', systemId: view.id, member }}
              of={member}
              name={name}
              nickname={nickname}
              pronouns={pronouns}
              shape={shape}
              hasPicture={hasPicture}
              isStacked={isStacked}
              since={showFrontingSince && <FronterSince view={view} member={member} />}
            />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
