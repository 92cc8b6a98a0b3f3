import type { Group } from '@frontboard/model';
import { ListFilter } from 'lucide-react';
import { ExcludedGroups, isExcluded } from '../../lists/excluded-groups.tsx';
import { useSettings } from '../../state/hooks.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import styles from './all-members.module.css';
import { switchWords } from './words.ts';

const words = switchWords.members;

/** Chooses the groups whose members the list leaves out. */
export function GroupExclusion({ groups }: { groups: readonly Group[] }) {
  const excluded = useSettings((settings) => settings.switcher.excludeGroups);
  const count = groups.filter((group) => isExcluded(excluded, group)).length;
  return (
    <PopoverButton
      label={count === 0 ? words.groups : words.groupsCount(count)}
      icon={<ListFilter aria-hidden="true" />}
    >
      <div className={styles.groups}>
        <h2>{words.groupsTitle}</h2>
        <p className={styles.soft}>{groups.length === 0 ? words.noGroups : words.groupsHint}</p>
        <ExcludedGroups groups={groups} />
      </div>
    </PopoverButton>
  );
}
