import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/lookup/member/$id')({
  staticData: { title: shellWords.titles.member },
  component: MemberScreen,
});

function MemberScreen() {
  return <ComingScreen title={shellWords.titles.member} words={comingWords.member} />;
}
