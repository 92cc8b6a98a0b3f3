import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/status/list')({
  staticData: { family: 'status', statusLayout: 'list' },
});
