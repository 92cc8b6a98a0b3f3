import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';
import { RecentSwitches } from '../features/switch/history/recent-switches.tsx';

export const Route = createFileRoute('/switch')({
  staticData: { title: shellWords.titles.switch },
  component: SwitchScreen,
});

function SwitchScreen() {
  return (
    <>
      <ComingScreen title={shellWords.titles.switch} words={comingWords.switch} />
      <RecentSwitches />
    </>
  );
}
