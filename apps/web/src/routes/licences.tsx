import { createFileRoute } from '@tanstack/react-router';
import { LicencesScreen } from '../features/licences/licences-screen.tsx';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/licences')({
  staticData: { title: shellWords.titles.licences },
  component: LicencesScreen,
});
