import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/debug')({
  staticData: { title: shellWords.titles.debug },
  component: DebugScreen,
});

function DebugScreen() {
  return <ComingScreen title={shellWords.titles.debug} words={comingWords.debug} />;
}
