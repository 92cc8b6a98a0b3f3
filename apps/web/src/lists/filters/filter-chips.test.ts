import {
  DEFAULT_GROUP_QUERY,
  DEFAULT_MEMBER_QUERY,
  GROUP_TRAITS,
  MEMBER_TRAITS,
  memberQueryToSearch,
} from '@frontboard/model/list';
import { describe, expect, it } from 'vitest';
import { listWords } from '../words.ts';
import { groupChips, traitChips } from './filter-chips.ts';

describe('filter chips', () => {
  it('describe each filter and remove exactly that one', () => {
    const query = {
      ...DEFAULT_MEMBER_QUERY,
      has: { avatar: true, birthday: false },
      privacy: 'hidden',
    } as const;
    const chips = traitChips(query, MEMBER_TRAITS, listWords.memberTraits);
    expect(chips.map(({ label }) => label)).toEqual(['With avatar', 'Without birthday', 'Seen by you only']);
    expect(chips.map(({ without }) => memberQueryToSearch(without))).toEqual([
      { hasNot: 'birthday', privacy: 'hidden' },
      { has: 'avatar', privacy: 'hidden' },
      { has: 'avatar', hasNot: 'birthday' },
    ]);
  });

  it('name the groups', () => {
    const query = { ...DEFAULT_MEMBER_QUERY, groups: ['aaaaa', 'bbbbb'], notGroups: ['ccccc'] };
    const chips = groupChips(query, (ref) => ref.toUpperCase());
    expect(chips.map(({ label }) => label)).toEqual(['In AAAAA', 'In BBBBB', 'Not in CCCCC']);
    expect(chips.map(({ without }) => memberQueryToSearch(without))).toEqual([
      { groups: 'bbbbb', notGroups: 'ccccc' },
      { groups: 'aaaaa', notGroups: 'ccccc' },
      { groups: 'aaaaa.bbbbb' },
    ]);
  });

  it('are none if there is only a search text', () => {
    expect(traitChips({ ...DEFAULT_GROUP_QUERY, text: 'x' }, GROUP_TRAITS, listWords.groupTraits)).toEqual(
      [],
    );
  });
});
