import type { MemberQuery } from '@frontboard/model/list';
import { startOfLocalDay } from '../../platform/local-day.ts';
import { formatDay } from '../../ui/time/format-day.ts';
import { listWords } from '../words.ts';
import type { FilterChip } from './filter-chips.ts';

/** The filter by when members were last fronting, if it is in use. */
export function frontedChips(query: MemberQuery): FilterChip<MemberQuery>[] {
  return (['frontedSince', 'notFrontedSince'] as const).flatMap((key) => {
    const day = query[key];
    if (day === null) return [];
    const label = listWords.chips[key](formatDay(startOfLocalDay(day), 'medium'));
    return [{ key, label, without: { ...query, [key]: null } }];
  });
}
