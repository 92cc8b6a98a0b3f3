import { type Group, groupLabel, sortByLabel } from '@frontboard/model';
import { ListFilter } from 'lucide-react';
import { useMemo } from 'react';
import { listWords } from '../../lists/words.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { ToggleSwitch } from '../../ui/toggle-switch.tsx';
import styles from './all-members.module.css';
import { useSwitcherSettings } from './use-switch-list.ts';
import { switchWords } from './words.ts';

const words = switchWords.members;

/** Chooses the groups whose members the list leaves out. */
export function GroupExclusion({ groups }: { groups: readonly Group[] }) {
  const { switcher, change } = useSwitcherSettings();
  const sorted = useMemo(() => sortByLabel(groups, groupLabel), [groups]);
  const isExcluded = ({ id, uuid }: Group) =>
    switcher.excludeGroups.some((ref) => ref === id || ref === uuid);
  const count = groups.filter(isExcluded).length;
  const toggle = (group: Group) => {
    const others = switcher.excludeGroups.filter((ref) => ref !== group.id && ref !== group.uuid);
    change({ excludeGroups: isExcluded(group) ? others : [...others, group.id] });
  };
  return (
    <PopoverButton
      label={count === 0 ? words.groups : words.groupsCount(count)}
      icon={<ListFilter aria-hidden="true" />}
    >
      <div className={styles.groups}>
        <h2>{words.groupsTitle}</h2>
        <p className={styles.soft}>{groups.length === 0 ? words.noGroups : words.groupsHint}</p>
        {sorted.map((group) => (
          <ToggleSwitch
            key={group.id}
            label={groupLabel(group) || listWords.unknownGroup}
            isSelected={isExcluded(group)}
            onChange={() => toggle(group)}
          />
        ))}
      </div>
    </PopoverButton>
  );
}
