import { useDeferredValue, useState } from 'react';
import type { StatisticsAnswer } from '../../../sync/insight/questions.ts';
import type { ShownStatistics } from './shown-statistics.ts';

interface Asked extends Pick<ShownStatistics, 'search' | 'ask' | 'columns'> {
  readonly answer: StatisticsAnswer | null;
  readonly isWaiting: boolean;
}

/** What is shown: the last answer with what it was asked for, until the next one is there. Null before the first. */
export function useShown({ search, ask, columns, answer, isWaiting }: Asked): ShownStatistics | null {
  const [answered, setAnswered] = useState<ShownStatistics | null>(null);
  const isNew = !isWaiting && answer !== null && (answered?.answer !== answer || answered.search !== search);
  if (isNew) setAnswered({ search, ask, columns, answer });
  return useDeferredValue(answered);
}
