import { createFileRoute } from '@tanstack/react-router';
import { DebugScreen } from '../features/debug/debug-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/debug')({
  staticData: { title: shellWords.titles.debug },
  component: DebugScreen,
});
