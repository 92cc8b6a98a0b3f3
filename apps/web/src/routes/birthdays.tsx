import { createFileRoute } from '@tanstack/react-router';
import { BirthdaysScreen } from '../features/birthdays/birthdays-screen.tsx';

export const Route = createFileRoute('/birthdays')({
  component: BirthdaysScreen,
});
