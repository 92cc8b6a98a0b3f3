import { createFileRoute } from '@tanstack/react-router';
import { shellWords } from '../features/shell/words.ts';
import { StatusPlace } from './-status-place.tsx';

export const Route = createFileRoute('/status/tile')({
  staticData: { title: shellWords.titles.status, family: 'status' },
  component: StatusTile,
});

function StatusTile() {
  return <StatusPlace layout="tile" />;
}
