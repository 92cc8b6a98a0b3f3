import { expect, it } from 'vitest';
import { createPeopleIn } from '../../../parts/ribbon/person.ts';
import { UNKNOWN_MEMBER } from '../../../sync/insight/questions.ts';
import { drawnColumns } from './drawn-columns.ts';
import type { ShownStatistics } from './shown-statistics.ts';

const ids = ['c', 'a', 'h', 'b', 'd', 'e', 'f', 'g', UNKNOWN_MEMBER];
const peopleIn = createPeopleIn(
  new Map(ids.toSorted().map((id) => [id, { id, name: id.toUpperCase(), color: null }])),
);
const week = (key: string) => ({ key, period: { fromMs: 0, toMs: 7 } });

/** Two weeks: all are in the first, and only one in the second. */
function namesOf(memberId: string | null) {
  const columnTimes = Float64Array.from(ids.flatMap((id) => [1, id === 'h' ? 1 : 0]));
  const shown = {
    columns: { unit: 'week', list: [week('2026-11-02'), week('2026-11-09')] },
    answer: { slices: [], columnTimes, columnMembers: ids },
    ask: { memberId },
  } as unknown as ShownStatistics;
  const dayAt = () => expect.unreachable();
  return drawnColumns(shown, { peopleIn, dayAt, endMs: 0 }).map(({ people }) =>
    people.map(({ name }) => name).join(' '),
  );
}

it('a longer time has everyone who was in it, however little, by name', () => {
  expect(namesOf(null)).toEqual(['? A B C D E F G H', 'H']);
});

it('a longer time of one member has them alone', () => {
  expect(namesOf('a')).toEqual(['A', '']);
});
