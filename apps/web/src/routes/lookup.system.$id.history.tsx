import { createFileRoute } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { comingWords } from '../features/shell/coming-words.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export const Route = createFileRoute('/lookup/system/$id/history')({
  component: SystemHistory,
});

function SystemHistory() {
  return (
    <EmptyState
      icon={<Hourglass aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={comingWords.heading}
    >
      <p>{comingWords.history}</p>
    </EmptyState>
  );
}
