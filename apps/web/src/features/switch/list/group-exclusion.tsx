import type { Group } from '@frontboard/model';
import { ExcludedGroups, isExcluded } from '../../../lists/filters/excluded-groups.tsx';
import type { ListFilters } from '../../../lists/filters/filter-button.tsx';
import { useSettings } from '../../../state/hooks.ts';
import { softSmall } from '../../../ui/text/text-look.ts';
import { switchWords } from '../words.ts';
import styles from './all-members.module.css';

const words = switchWords.members;

/** The groups whose members the list leaves out, as the list's filters. */
export function useGroupExclusion(groups: readonly Group[]): ListFilters {
  const excluded = useSettings((settings) => settings.switcher.excludeGroups);
  return {
    count: groups.filter((group) => isExcluded(excluded, group)).length,
    label: words.groups,
    content: (
      <div className={styles.groups}>
        <h2>{words.groupsTitle}</h2>
        <p className={softSmall}>{groups.length === 0 ? words.noGroups : words.groupsHint}</p>
        <ExcludedGroups groups={groups} />
      </div>
    ),
  };
}
