import { createFileRoute } from '@tanstack/react-router';
import { ProxiesScreen } from '../features/manage/members/proxies-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/manage/members/proxies')({
  staticData: { title: shellWords.titles.proxies },
  component: ProxiesScreen,
});
