import { createFileRoute } from '@tanstack/react-router';
import { shellWords } from '../features/shell/words.ts';
import { StatusPlace } from './-status-place.tsx';

export const Route = createFileRoute('/status/table')({
  staticData: { title: shellWords.titles.status, family: 'status' },
  component: StatusTable,
});

function StatusTable() {
  return <StatusPlace layout="table" />;
}
