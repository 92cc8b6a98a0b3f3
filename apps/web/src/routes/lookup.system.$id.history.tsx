import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/lookup/system/$id/history')({
  staticData: { title: shellWords.titles.system },
  component: SystemHistory,
});

function SystemHistory() {
  return <ComingScreen title={shellWords.titles.system} words={comingWords.system} />;
}
