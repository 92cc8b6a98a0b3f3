import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/status/table')({
  staticData: { family: 'status', statusLayout: 'table' },
});
