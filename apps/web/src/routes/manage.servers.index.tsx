import { createFileRoute } from '@tanstack/react-router';
import { ServersScreen } from '../features/manage/servers/servers-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/servers/')({
  staticData: { title: shellWords.titles.servers },
  component: ServersScreen,
});
