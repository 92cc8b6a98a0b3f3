import { createFileRoute } from '@tanstack/react-router';
import { BulkScreen } from '../features/manage/bulk/bulk-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/members_/bulk')({
  staticData: { title: shellWords.titles.bulk },
  component: BulkScreen,
});
