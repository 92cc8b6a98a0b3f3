import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/groups')({
  staticData: { title: shellWords.titles.ownGroups },
  component: OwnGroups,
});

function OwnGroups() {
  return <ComingScreen title={shellWords.titles.ownGroups} words={comingWords.ownGroups} />;
}
