import type { PeriodFigures } from '@frontboard/insight';
import { UNKNOWN_MEMBER } from '../../../sync/insight/questions.ts';

/** How many members fronted, and whether there were others: those who must not be distinguished are no number of people. */
export function countMembers({ members }: Pick<PeriodFigures, 'members'>): {
  readonly count: number;
  readonly hasOthers: boolean;
} {
  const count = members.filter(({ id }) => id !== UNKNOWN_MEMBER).length;
  return { count, hasOthers: count < members.length };
}
