import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords } from '../features/shell/coming-words.ts';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/history')({
  staticData: { title: shellWords.titles.history },
  component: HistoryScreen,
});

function HistoryScreen() {
  return <ComingScreen title={shellWords.titles.history} text={comingWords.history} />;
}
