import { createFileRoute } from '@tanstack/react-router';
import { ManageScreen } from '../features/follow/manage-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/')({
  staticData: { title: shellWords.titles.manage },
  component: ManageScreen,
});
