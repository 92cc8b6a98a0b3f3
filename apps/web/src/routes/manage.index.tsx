import { createFileRoute } from '@tanstack/react-router';
import { ManageScreen } from '../features/follow/manage-screen.tsx';

export const Route = createFileRoute('/manage/')({
  component: ManageScreen,
});
