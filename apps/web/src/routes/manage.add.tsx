import { createFileRoute } from '@tanstack/react-router';
import { AddScreen } from '../features/follow/add-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/add')({
  staticData: { title: shellWords.titles.add },
  component: AddScreen,
});
