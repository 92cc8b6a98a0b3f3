import { createFileRoute } from '@tanstack/react-router';
import { OwnSystemScreen } from '../features/manage/system/system-screen.tsx';

export const Route = createFileRoute('/manage/system')({
  component: OwnSystemScreen,
});
