import { memberFromWire, wireMemberSchema } from '@frontboard/model';
import { createMemberIndex, DEFAULT_MEMBER_QUERY, queryMembers } from '@frontboard/model/list';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { OwnField } from '../../session/local/member-fields.ts';
import { withOwnField } from './field-order.ts';
import { withKnownSort } from './known-sort.ts';

const field = (kind: OwnField['kind'], choices: readonly string[] = []): OwnField => ({
  id: 'f',
  name: 'Field',
  kind,
  choices: [...choices],
  place: 0,
});
const query = { ...DEFAULT_MEMBER_QUERY, sort: 'field:f' } as const;

/** Members named a, b, c … in a list that is asked for in another order. */
function indexOf(count: number) {
  const members = Array.from({ length: count }, (_, at) => {
    const name = String.fromCharCode(97 + at);
    const id = name.repeat(5);
    return memberFromWire(parse(wireMemberSchema, { id, uuid: id, name }), '2026-01-01T00:00:00Z');
  }).reverse();
  return createMemberIndex(members, { owner: true, detectPronouns: true, locale: 'en' });
}

/** The names in the order of a field, ascending and descending, whose values are given for a, b, c … */
function sorted(own: OwnField, values: readonly string[]): readonly [string, string] {
  const textOf = ({ id }: { readonly id: string }) => values[id.charCodeAt(0) - 97] ?? '';
  const index = withOwnField(indexOf(values.length), query.sort, { fields: [own], textOf });
  const names = (order: 'asc' | 'desc') =>
    queryMembers(index, { ...query, order })
      .items.map(({ name }) => name)
      .join('');
  return [names('asc'), names('desc')];
}

describe('sorting by an own field', () => {
  it.each([
    ['numbers by value', field('number'), ['10', '-2', '', '9.5', '9,7'], 'bdeac', 'aedbc'],
    ['days by value', field('date'), ['2026-05-03', '', '1999-12-31', '2026-05-02'], 'cdab', 'adcb'],
    ['choices by their order', field('choice', ['tea', 'milk']), ['milk', 'tea', '', 'tea'], 'bdac', 'abdc'],
    ['yes before no', field('yes-no'), ['no', '', 'yes', 'yes'], 'cdab', 'acdb'],
    [
      'texts as the list sorts names',
      field('text'),
      ['Zoe', 'ash 10', '', 'Ash 2', 'Élan'],
      'dbeac',
      'aebdc',
    ],
    ['links as texts', field('link'), ['https://b.example', 'https://a.example', ''], 'bac', 'abc'],
  ] as const)('has %s, and members without a value last in either order', (_, own, values, asc, desc) => {
    expect(sorted(own, values)).toEqual([asc, desc]);
  });

  it('has what does not fit the kind of the field after the rest, in either order, and equal values by name', () => {
    expect(sorted(field('number'), ['tall', '2', 'huge', '', '2'])).toEqual(['becad', 'beacd']);
  });

  it('asks for no value until the list is sorted by the field', () => {
    let asked = 0;
    const local = {
      fields: [field('text')],
      textOf: () => {
        asked += 1;
        return 'x';
      },
    };
    const index = indexOf(3);
    expect(withOwnField(index, 'name', local)).toBe(index);
    const own = withOwnField(index, query.sort, local);
    queryMembers(own, DEFAULT_MEMBER_QUERY);
    expect(asked).toBe(0);
    queryMembers(own, query);
    queryMembers(own, { ...query, text: 'a' });
    expect(asked).toBe(3);
  });

  it('is by name where the field is not there', () => {
    expect(withKnownSort({ ...query, order: 'desc' }, [])).toMatchObject({ sort: 'name', order: 'asc' });
    expect(withKnownSort(query, [field('text')])).toBe(query);
    expect(withOwnField(indexOf(2), query.sort, { fields: [], textOf: () => 'x' })).toBeDefined();
    expect(queryMembers(indexOf(2), query).items.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});
