import { createFileRoute } from '@tanstack/react-router';
import { FollowedScreen } from '../features/follow/followed-screen.tsx';

export const Route = createFileRoute('/manage/followed')({
  component: FollowedScreen,
});
