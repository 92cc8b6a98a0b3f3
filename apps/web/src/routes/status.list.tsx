import { createFileRoute } from '@tanstack/react-router';
import { shellWords } from '../features/shell/words.ts';
import { StatusPlace } from './-status-place.tsx';

export const Route = createFileRoute('/status/list')({
  staticData: { title: shellWords.titles.status, family: 'status' },
  component: StatusList,
});

function StatusList() {
  return <StatusPlace layout="list" />;
}
