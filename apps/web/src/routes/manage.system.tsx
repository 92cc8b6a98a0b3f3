import { createFileRoute } from '@tanstack/react-router';
import { OwnSystemScreen } from '../features/manage/system/system-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/system')({
  staticData: { title: shellWords.titles.ownSystem },
  component: OwnSystemScreen,
});
