import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/switch')({
  staticData: { title: shellWords.titles.switch },
  component: SwitchScreen,
});

function SwitchScreen() {
  return <ComingScreen title={shellWords.titles.switch} words={comingWords.switch} />;
}
