import { facePicture } from '@frontboard/model';
import { Maximize, Pencil } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { useStore } from 'zustand/react';
import { keepAwake } from '../../platform/wake-lock.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { useFollowed, useFollowedDetails } from '../../state/hooks.ts';
import { type Board, useBoard, useBoardView } from '../../sync/board/board-status.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useRootMark } from '../../ui/dialogs/use-root-mark.ts';
import { cx } from '../../ui/layout/class-names.ts';
import { Boundary } from '../../ui/loading/boundary.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './board.module.css';
import { BOARD_SIZE, type BoardSearch, listedIn, MOST_ON_BOARD, systemsIn } from './board-search.ts';
import { OwnTitle } from './own-title.tsx';
import { boardWords as words } from './words.ts';

/** The systems of an address: those it names, and those in its folders on this device. */
function useSystemsOf({ systems, folders }: BoardSearch): string {
  const followed = useFollowed();
  const known = useFollowedDetails((details) => details.systems);
  const own = useOwnSystem();
  const chosen = new Set(listedIn(folders));
  const inFolders = followed
    .filter((id) => chosen.has(known[id]?.folder ?? ''))
    .map((id) => (id === '@me' && own !== null ? own.id : id));
  return [...new Set([...systemsIn(systems), ...systemsIn(inFolders.join())])].slice(0, MOST_ON_BOARD).join();
}

/** Who is fronting in the chosen systems, as everybody may see it, on the whole screen. */
export function BoardView({ search }: { search: BoardSearch }) {
  const { size = BOARD_SIZE.usual, background, awake, title, refresh } = search;
  const board = useBoard(useSystemsOf(search), refresh);
  useRootMark('board');
  useEffect(() => (awake ? keepAwake() : undefined), [awake]);
  return (
    <div
      className={cx(styles.board, background === 'transparent' && styles.transparent)}
      // React's type of styles does not know variables.
      style={{ '--picture': `${size}px` } as CSSProperties}
    >
      <VisuallyHidden>
        <h1 tabIndex={-1}>{words.title}</h1>
      </VisuallyHidden>
      {board && <Systems board={board} search={search} />}
      {title && <OwnTitle />}
      <div role="toolbar" aria-label={words.controls} className={styles.controls}>
        <LinkButton
          to="/board"
          search={{ ...search, edit: true }}
          size="small"
          icon={<Pencil aria-hidden="true" />}
        >
          {words.change}
        </LinkButton>
        {document.fullscreenEnabled && (
          <Button
            size="small"
            icon={<Maximize aria-hidden="true" />}
            onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}
          >
            {words.fullScreen}
          </Button>
        )}
      </div>
    </div>
  );
}

interface SystemsProps {
  board: Board;
  search: BoardSearch;
}

function Systems({ board, search }: SystemsProps) {
  const ids = useStore(board.list);
  if (ids.length === 0) return <p>{words.empty}</p>;
  return (
    <ul className={styles.systems}>
      {ids.map((id) => (
        <li key={id} data-system={id} className={cx(styles.system, search.frame !== false && styles.framed)}>
          <Boundary>
            <SystemOnBoard board={board} id={id} search={search} />
          </Boundary>
        </li>
      ))}
    </ul>
  );
}

function SystemOnBoard({ board, id, search: { names, pictures } }: SystemsProps & { id: string }) {
  const view = useBoardView(board, id);
  const hasPictures = pictures !== false;
  // Without both there would be nothing.
  const hasNames = names !== false || !hasPictures;
  return (
    <>
      <h2 className={cx(styles.title, !hasNames && styles.unseen)}>
        <Foreign>{view.title}</Foreign>
      </h2>
      {view.note === null ? (
        <ul aria-label={view.summary} className={styles.fronters}>
          {view.fronters.map(({ key, member, name, pronouns }) => (
            <li key={key} className={styles.fronter}>
              {hasPictures && (
                <Avatar
                  src={facePicture(member)}
                  name={name}
                  size={null}
                  color={member?.color ?? null}
                  className={styles.picture}
                />
              )}
              <span className={cx(styles.name, !hasNames && styles.unseen)}>
                <Foreign>{name}</Foreign>
                {pronouns !== null && <Foreign className={styles.pronouns}>{pronouns}</Foreign>}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{view.note.text}</p>
      )}
    </>
  );
}
