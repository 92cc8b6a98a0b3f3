import { createFileRoute } from '@tanstack/react-router';
import { ProxiesScreen } from '../features/manage/members/proxies-screen.tsx';

export const Route = createFileRoute('/manage/members/proxies')({
  component: ProxiesScreen,
});
