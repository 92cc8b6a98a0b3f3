import { type Group, groupLabel, type Member } from '@frontboard/model';
import { useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import type { FilterChip } from '../../lists/filters/filter-chips.ts';
import { listWords } from '../../lists/words.ts';
import { switchNoteWords } from '../../parts/switch-notes/words.ts';
import { nameOrSomeone } from '../../text/list-names.ts';
import { formatDay } from '../../ui/time/format-day.ts';
import type { HistorySearch } from './history-search.ts';
import type { EntryNames } from './use-entry-names.ts';
import { membersIn, without } from './used-filters.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.filters;

interface ChipsOptions {
  readonly search: HistorySearch;
  readonly members: readonly Member[];
  readonly groups: readonly Group[];
  readonly names: EntryNames;
}

/** The filters of a history in use, without the search text. A member or group that is not in the lists has no name. */
export function useChips({
  search,
  members,
  groups,
  names,
}: ChipsOptions): readonly FilterChip<HistorySearch>[] {
  const naming = useNaming();
  return useMemo(() => {
    const chosen = membersIn(search);
    const chips: FilterChip<HistorySearch>[] = chosen.map((id) => {
      const member = members.find((one) => one.id === id);
      const others = chosen.filter((other) => other !== id);
      return {
        key: `with-${id}`,
        label: words.chips.with(nameOrSomeone(member && names.nameOf(member))),
        without: others.length === 0 ? without(search, 'with') : { ...search, with: others.join(',') },
      };
    });
    const { group, show, mark, role, from, to } = search;
    if (group !== undefined) {
      const found = groups.find(({ id }) => id === group);
      const name = (found && groupLabel(found, naming)) || listWords.unknownGroup;
      chips.push({ key: 'group', label: listWords.chips.inGroup(name), without: without(search, 'group') });
    }
    if (show !== undefined)
      chips.push({ key: 'show', label: words.shows[show], without: without(search, 'show') });
    if (mark !== undefined)
      chips.push({
        key: 'mark',
        label: naming.isDiscreet ? switchNoteWords.markedSomehow : switchNoteWords.marked(mark),
        without: without(search, 'mark'),
      });
    if (role !== undefined)
      chips.push({
        key: 'role',
        label: switchNoteWords.inRole(switchNoteWords.roles[role]),
        without: without(search, 'role'),
      });
    if (from !== undefined)
      chips.push({ key: 'from', label: words.chips.from(dayOf(from)), without: without(search, 'from') });
    if (to !== undefined)
      chips.push({ key: 'to', label: words.chips.to(dayOf(to)), without: without(search, 'to') });
    return chips;
  }, [search, members, groups, names, naming]);
}

/** A day such as `2026-05-03`, which begins at another instant in every zone but has one name. */
function dayOf(key: string): string {
  return formatDay(new Date(`${key}T00:00`).getTime(), 'medium');
}
