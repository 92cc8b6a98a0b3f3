import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '../features/board/board-screen.tsx';
import { type BoardSearch, readBoardSearch } from '../features/board/board-search.ts';

export const Route = createFileRoute('/board')({
  // Read by the screen: what every route reads is in the first file.
  validateSearch: (search: Record<string, unknown>) => search as BoardSearch,
  component: BoardPage,
});

function BoardPage() {
  const search = readBoardSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <BoardScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
