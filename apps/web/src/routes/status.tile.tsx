import { createFileRoute } from '@tanstack/react-router';
import { rememberLayout } from './-remember-layout.ts';

export const Route = createFileRoute('/status/tile')({
  staticData: { statusLayout: 'tile' },
  onEnter: rememberLayout('tile'),
});
