import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/lookup/system/$id/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/lookup/system/$id/fronters', params, search: true, replace: true });
  },
});
