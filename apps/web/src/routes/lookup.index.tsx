import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/lookup/')({
  staticData: { title: shellWords.titles.lookup },
  component: LookupScreen,
});

function LookupScreen() {
  return <ComingScreen title={shellWords.titles.lookup} words={comingWords.lookup} />;
}
