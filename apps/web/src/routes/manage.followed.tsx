import { createFileRoute } from '@tanstack/react-router';
import { FollowedScreen } from '../features/follow/followed-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/followed')({
  staticData: { title: shellWords.titles.followed },
  component: FollowedScreen,
});
