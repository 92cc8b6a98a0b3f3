import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/system')({
  staticData: { title: shellWords.titles.ownSystem },
  component: OwnSystem,
});

function OwnSystem() {
  return <ComingScreen title={shellWords.titles.ownSystem} words={comingWords.ownSystem} />;
}
