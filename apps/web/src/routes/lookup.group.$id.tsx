import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/lookup/group/$id')({
  staticData: { title: shellWords.titles.group },
  component: GroupScreen,
});

function GroupScreen() {
  return <ComingScreen title={shellWords.titles.group} words={comingWords.group} />;
}
