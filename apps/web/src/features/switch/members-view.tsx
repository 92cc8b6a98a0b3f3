import type { Group } from '@frontboard/model';
import { ListFilter } from 'lucide-react';
import { ExcludedGroups, isExcluded } from '../../lists/excluded-groups.tsx';
import type { SortMethod } from '../../persistence/documents/settings.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import styles from './all-members.module.css';
import { useSwitcherSettings } from './use-switch-list.ts';
import { switchWords } from './words.ts';

const words = switchWords.members;
const SORTS = ['by-name', 'by-last-message'] as const satisfies readonly SortMethod[];

/** Chooses how the list is sorted, and the groups whose members it leaves out. */
export function MembersView({ groups }: { groups: readonly Group[] }) {
  const { switcher, change } = useSwitcherSettings();
  const isNarrow = useNarrowScreen();
  const count = groups.filter((group) => isExcluded(switcher.excludeGroups, group)).length;
  return (
    <PopoverButton
      isIconOnly={isNarrow}
      label={count === 0 ? words.view : words.viewWithout(count)}
      icon={<ListFilter aria-hidden="true" />}
    >
      <div className={styles.groups}>
        <SelectField
          label={words.sort}
          layout="row"
          options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          value={switcher.lastSortMethod}
          onChange={(lastSortMethod) => change({ lastSortMethod })}
        />
        <h2>{words.groupsTitle}</h2>
        <p className={styles.soft}>{groups.length === 0 ? words.noGroups : words.groupsHint}</p>
        <ExcludedGroups groups={groups} />
      </div>
    </PopoverButton>
  );
}
