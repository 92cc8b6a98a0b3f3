import { createFileRoute } from '@tanstack/react-router';
import { shellWords } from '../features/shell/words.ts';

/** The list alone, which its parent shows. */
export const Route = createFileRoute('/manage/servers/')({
  staticData: { title: shellWords.titles.servers },
});
