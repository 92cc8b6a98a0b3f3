import { createFileRoute } from '@tanstack/react-router';
import { AddScreen } from '../features/follow/add-screen.tsx';

export const Route = createFileRoute('/manage/add')({
  component: AddScreen,
});
