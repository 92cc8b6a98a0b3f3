import type { Services } from '../../sync/services.ts';
import type { FactRow } from '../../ui/fact-list.tsx';
import { debugWords } from './words.ts';

const words = debugWords.queue;

type QueueSnapshot = ReturnType<Services['client']['queue']['getSnapshot']>;

/** Facts about the requests in flight and what the service still allows. */
export function queueFacts({
  waiting,
  inFlight,
  totals,
  recentlyLimited,
  scopes,
}: QueueSnapshot): readonly FactRow[] {
  const count = (label: string, value: number): FactRow => ({ label, kind: 'text', text: String(value) });
  const budgets = Object.entries(scopes).map(([name, { remaining, limit }]) =>
    words.scope(name, remaining, limit),
  );
  return [
    count(words.waiting, waiting),
    count(words.inFlight, inFlight),
    count(words.sent, totals.sent),
    count(words.retried, totals.retried),
    {
      ...count(words.limited, totals.limited),
      ...(recentlyLimited > 0 && { note: words.recently(recentlyLimited) }),
    },
    budgets.length === 0
      ? { label: words.budgets, kind: 'quiet', text: words.noBudgets }
      : { label: words.budgets, kind: 'text', text: budgets.join('; ') },
  ];
}
