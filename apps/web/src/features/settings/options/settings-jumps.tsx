import { type ReactNode, useContext } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { BREAKPOINTS_PX } from '../../../ui/layout/breakpoints.ts';
import { useNarrowScreen } from '../../../ui/layout/use-narrow-screen.ts';
import { JumpList, jumpTo } from '../../../ui/scrolling/jump-list.tsx';
import { type OptionGroupId, optionGroupWords } from '../option-words.ts';
import { settingsWords } from '../words.ts';
import { OPTIONS_OF } from './find-options.ts';
import { FoundOptions } from './option.tsx';
import styles from './settings-jumps.module.css';

const words = settingsWords.jumps;
// The keys of a record are typed as texts.
const GROUPS = Object.keys(optionGroupWords) as OptionGroupId[];

/** The id of a section's heading. */
export function sectionId(group: OptionGroupId): string {
  return `section-${group}`;
}

/** The links to the sections of the settings: a list beside them on wide screens, a menu above them on others. */
export function SettingsJumps({ children }: { children: ReactNode }) {
  const isNarrow = useNarrowScreen(BREAKPOINTS_PX.listAndDetails - 1);
  const found = useContext(FoundOptions);
  const groups = GROUPS.filter((group) => found === null || OPTIONS_OF[group].some((id) => found.has(id)));
  return (
    <div className={styles.sides}>
      {isNarrow ? (
        groups.length > 1 && <JumpMenu groups={groups} />
      ) : (
        <JumpList
          label={words.label}
          className={styles.list}
          jumps={groups.map((group) => ({ id: sectionId(group), label: optionGroupWords[group].title }))}
        />
      )}
      <div className={styles.sections}>{children}</div>
    </div>
  );
}

function JumpMenu({ groups }: { groups: readonly OptionGroupId[] }) {
  return (
    <SelectField
      label={words.label}
      options={[
        { value: '', label: words.choose },
        ...groups.map((group) => ({ value: group, label: optionGroupWords[group].title })),
      ]}
      value=""
      onChange={(group) => group !== '' && jumpTo(sectionId(group))}
    />
  );
}
