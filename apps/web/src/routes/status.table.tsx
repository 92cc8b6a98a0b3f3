import { createFileRoute } from '@tanstack/react-router';
import { otherLayouts } from '../features/status/other-layouts.ts';
import { rememberLayout } from './-remember-layout.ts';

export const Route = createFileRoute('/status/table')({
  beforeLoad: () => otherLayouts.table.ready(),
  staticData: { statusLayout: 'table' },
  onEnter: rememberLayout('table'),
});
