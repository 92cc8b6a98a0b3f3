import { localName } from '../../cache/naming/local-name.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { describingSystems, foldersOf } from '../../state/followed-details-changes.ts';
import { useFollowedDetails } from '../../state/hooks.ts';
import { useStateServices } from '../../state/services.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { NicknameField } from './nickname-field.tsx';
import { followedWords as words } from './words.ts';

/** The choices for one system, in seconds. */
const INTERVALS = [60, 300, 900, 3_600, 21_600, 86_400];
const NONE = '';

/** Everything that this device knows about a followed system, besides its note. Each change takes effect at once. */
export function SystemOptions({ id }: { id: string }) {
  const { followedDetails } = useStateServices();
  const details = useFollowedDetails((all) => all);
  const naming = useNaming();
  const known = details.systems[id] ?? {};
  const change = (part: Parameters<typeof describingSystems>[1]) =>
    followedDetails.update(describingSystems([id], part));
  const { intervalSeconds } = known;
  const seconds = [...new Set([...INTERVALS, ...(intervalSeconds === undefined ? [] : [intervalSeconds])])];
  return (
    <div className={stack(4)}>
      <NicknameField
        description={words.nicknameText}
        value={known.nickname}
        onChange={(nickname) => change({ nickname })}
      />
      {Object.keys(details.folders).length > 0 && (
        <SelectField
          label={words.folder}
          options={[
            { value: NONE, label: words.noFolder },
            ...foldersOf(details).map((folder) => ({
              value: folder.id,
              label: localName(folder.name, naming),
            })),
          ]}
          value={known.folder ?? NONE}
          onChange={(folder) => change({ folder: folder || undefined })}
        />
      )}
      <SelectField
        label={words.interval}
        description={words.intervalText}
        options={[
          { value: NONE, label: words.asAll },
          ...seconds
            .toSorted((one, other) => one - other)
            .map((it) => ({ value: String(it), label: words.intervals(it) })),
        ]}
        value={intervalSeconds === undefined ? NONE : String(intervalSeconds)}
        onChange={(chosen) => change({ intervalSeconds: chosen === NONE ? undefined : Number(chosen) })}
      />
      <ToggleSwitch
        label={words.pin}
        isSelected={known.isPinned === true}
        onChange={(isPinned) => change({ isPinned })}
      />
      <ToggleSwitch
        label={words.hide}
        description={words.hideText}
        isSelected={known.isHidden === true}
        onChange={(isHidden) => change({ isHidden })}
      />
      <ToggleSwitch
        label={words.isNicknameFirst}
        isSelected={details.isNicknameFirst}
        onChange={(isNicknameFirst) => followedDetails.update((all) => ({ ...all, isNicknameFirst }))}
      />
    </div>
  );
}
