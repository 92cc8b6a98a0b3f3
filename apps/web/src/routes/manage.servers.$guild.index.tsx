import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/manage/servers/$guild/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/manage/servers/$guild/autoproxy', params, replace: true });
  },
});
