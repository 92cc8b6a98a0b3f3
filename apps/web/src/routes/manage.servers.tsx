import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/servers')({
  staticData: { title: shellWords.titles.servers },
  component: Servers,
});

function Servers() {
  return <ComingScreen title={shellWords.titles.servers} words={comingWords.servers} />;
}
