import { createFileRoute } from '@tanstack/react-router';
import { DebugScreen } from '../features/debug/debug-screen.tsx';

export const Route = createFileRoute('/debug')({
  component: DebugScreen,
});
