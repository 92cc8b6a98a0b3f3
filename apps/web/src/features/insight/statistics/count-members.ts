import type { PeriodFigures } from '@frontboard/insight';
import type { Person } from '../../../parts/ribbon/person.ts';
import { UNKNOWN_MEMBER } from '../../../sync/insight/questions.ts';

/** How many members fronted, and whether there were others: members who must not be distinguished can’t be counted. States have only names. */
export function countMembers(
  { members }: Pick<PeriodFigures, 'members'>,
  people: ReadonlyMap<string, Pick<Person, 'name' | 'isState'>>,
): {
  readonly count: number;
  readonly hasOthers: boolean;
  readonly states: readonly string[];
} {
  const known = members.filter(({ id }) => id !== UNKNOWN_MEMBER);
  const states = known.flatMap(({ id }) => {
    const person = people.get(id);
    return person?.isState === true ? [person.name] : [];
  });
  return { count: known.length - states.length, hasOthers: known.length < members.length, states };
}
