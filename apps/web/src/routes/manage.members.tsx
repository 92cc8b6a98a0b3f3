import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../features/shell/coming-screen.tsx';
import { comingWords, shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/members')({
  staticData: { title: shellWords.titles.ownMembers },
  component: OwnMembers,
});

function OwnMembers() {
  return <ComingScreen title={shellWords.titles.ownMembers} words={comingWords.ownMembers} />;
}
