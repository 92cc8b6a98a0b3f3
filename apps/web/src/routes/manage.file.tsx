import { createFileRoute } from '@tanstack/react-router';
import { SystemFileScreen } from '../features/manage/file/file-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/file')({
  staticData: { title: shellWords.titles.systemFile },
  component: SystemFileScreen,
});
