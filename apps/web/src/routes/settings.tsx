import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/settings')({
  staticData: { title: shellWords.titles.settings },
  component: SettingsScreen,
});
