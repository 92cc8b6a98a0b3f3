import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/lookup/system/$id/groups')({
  staticData: { title: shellWords.titles.system },
  component: SystemGroups,
});

function SystemGroups() {
  return <ComingScreen title={shellWords.titles.system} words={comingWords.system} />;
}
