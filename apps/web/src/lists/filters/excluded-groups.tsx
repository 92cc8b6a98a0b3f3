import { type Group, groupLabel } from '@frontboard/model';
import { useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import type { Settings } from '../../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from '../../state/hooks.ts';
import { sortedByLabel } from '../../text/by-name.ts';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import { listWords } from '../words.ts';

interface ExcludedGroupsProps {
  groups: readonly Group[];
  onSaved?: () => void;
}

/** The groups of the own system, each with a choice to leave it out of the list on the switch screen. */
export function ExcludedGroups({ groups, onSaved }: ExcludedGroupsProps) {
  const naming = useNaming();
  const excluded = useSettings((settings) => settings.switcher.excludeGroups);
  const update = useUpdateSettings();
  const sorted = useMemo(() => sortedByLabel(groups, groupLabel), [groups]);
  const toggle = (group: Group) => {
    update((settings) => ({ ...settings, switcher: toggled(settings.switcher, group) }));
    onSaved?.();
  };
  return sorted.map((group) => (
    <ToggleSwitch
      key={group.id}
      label={groupLabel(group, naming) || listWords.unknownGroup}
      isSelected={isExcluded(excluded, group)}
      onChange={() => toggle(group)}
    />
  ));
}

/** Whether the group is left out, by any of its ids. */
export function isExcluded(excluded: readonly string[], { id, uuid }: Group): boolean {
  return excluded.some((ref) => ref === id || ref === uuid);
}

function toggled(switcher: Settings['switcher'], group: Group): Settings['switcher'] {
  const others = switcher.excludeGroups.filter((ref) => ref !== group.id && ref !== group.uuid);
  const excludeGroups = isExcluded(switcher.excludeGroups, group) ? others : [...others, group.id];
  return { ...switcher, excludeGroups };
}
