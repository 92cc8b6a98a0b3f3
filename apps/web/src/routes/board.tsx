import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '../features/board/board-screen.tsx';
import { readBoardSearch } from '../features/board/board-search.ts';

export const Route = createFileRoute('/board')({
  validateSearch: readBoardSearch,
  component: BoardPage,
});

function BoardPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BoardScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
