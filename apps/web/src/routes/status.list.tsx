import { createFileRoute } from '@tanstack/react-router';
import { otherLayouts } from '../features/status/other-layouts.ts';
import { rememberLayout } from './-remember-layout.ts';

export const Route = createFileRoute('/status/list')({
  beforeLoad: () => otherLayouts.list.ready(),
  staticData: { statusLayout: 'list' },
  onEnter: rememberLayout('list'),
});
