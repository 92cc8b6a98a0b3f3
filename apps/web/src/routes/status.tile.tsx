import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/status/tile')({
  staticData: { family: 'status', statusLayout: 'tile' },
});
