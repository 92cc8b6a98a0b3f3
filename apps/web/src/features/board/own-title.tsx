import { recordKey } from '@frontboard/model';
import { FrontTitle } from '../../parts/front-title/front-title.tsx';
import { useOwnSystem } from '../../session/hooks.ts';
import { useSettings } from '../../state/hooks.ts';
import { type Board, useBoard, useBoardView } from '../../sync/board/board-status.ts';
import { listNames } from '../../text/list-names.ts';

/** The title and the icon of the page follow the own front, as everybody may see it. In discreet mode and without a shared front they stay. */
export function OwnTitle() {
  const own = useOwnSystem();
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const id = own === null ? '' : recordKey(own);
  const board = useBoard(id, undefined);
  return board === null || id === '' || isDiscreet ? null : <TitleOf board={board} id={id} />;
}

function TitleOf({ board, id }: { board: Board; id: string }) {
  const { note, fronters } = useBoardView(board, id);
  if (note !== null) return null;
  return (
    <FrontTitle
      front={listNames(fronters.map(({ member, name }) => member && name))}
      color={fronters[0]?.member?.color ?? null}
      titleOf={(front) => front}
    />
  );
}
