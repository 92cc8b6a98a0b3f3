import type { BoardSearch } from './board-search.ts';
import { BoardView } from './board-view.tsx';
import { ComposeForm } from './compose-form.tsx';

interface BoardScreenProps {
  search: BoardSearch;
  onSearch: (search: BoardSearch) => void;
}

/** The fronts of chosen systems on the whole screen, or the form for its address. */
export function BoardScreen({ search, onSearch }: BoardScreenProps) {
  const isChosen = search.systems !== undefined || search.folders !== undefined;
  if (!isChosen || search.edit) return <ComposeForm search={search} onSearch={onSearch} />;
  return <BoardView search={search} />;
}
