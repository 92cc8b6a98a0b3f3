import { isDayKey } from '@frontboard/model';
import type { Role } from '../../../session/local/roles.ts';
import { readNotedFilter } from '../../../session/local/roles.ts';
import { readMember } from '../read-member.ts';

export const PERIODS = ['today', 'week', 'month', 'year', 'all', 'range'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** The state of the statistics in the address. What is absent has its default: the last 30 days, nothing compared, by name. */
export interface StatisticsSearch {
  readonly period?: PeriodName;
  /** The first and the last day of the period `range`, as `2026-05-03`. */
  readonly from?: string;
  readonly to?: string;
  readonly compare?: true;
  readonly flat?: true;
  readonly noFronter?: 'out';
  readonly sort?: 'time';
  /** The member whose time is shown, by short id; everyone if absent. */
  readonly of?: string;
  /** Only the time with this mark or role, as noted on this device. */
  readonly mark?: string | undefined;
  readonly role?: Role | undefined;
}

/** Reads the search of an address; invalid parts count as absent. */
export function readStatisticsSearch(search: Record<string, unknown>): StatisticsSearch {
  const period = PERIODS.find((name) => name === search.period && name !== 'month');
  return {
    ...(period && { period }),
    ...(period === 'range' && { ...readDay('from', search.from), ...readDay('to', search.to) }),
    ...(search.compare === true && { compare: true }),
    ...(search.flat === true && { flat: true }),
    ...(search.noFronter === 'out' && { noFronter: 'out' }),
    ...(search.sort === 'time' && { sort: 'time' }),
    ...readMember(search.of),
    ...readNotedFilter(search),
  };
}

function readDay<Name extends string>(name: Name, value: unknown): { readonly [key in Name]?: string } {
  return (isDayKey(value) ? { [name]: value } : {}) as { readonly [key in Name]?: string };
}
