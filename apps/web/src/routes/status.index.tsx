import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/status/')({
  beforeLoad: ({ context }) => {
    const { lastLayout } = context.services.settings.getState().status;
    throw redirect({ to: `/status/${lastLayout}`, replace: true });
  },
});
