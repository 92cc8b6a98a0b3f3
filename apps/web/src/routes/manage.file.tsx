import { createFileRoute } from '@tanstack/react-router';
import { SystemFileScreen } from '../features/manage/file/file-screen.tsx';

export const Route = createFileRoute('/manage/file')({
  component: SystemFileScreen,
});
