import { createFileRoute } from '@tanstack/react-router';
import { FrontersTab } from '../features/lookup/system/fronters-tab.tsx';

export const Route = createFileRoute('/lookup/system/$id/fronters')({
  component: FrontersTab,
});
