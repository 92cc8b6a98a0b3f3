import { ListFilter } from 'lucide-react';
import { useOwnGroups } from '../../../cache/own/use-own-lists.ts';
import { ExcludedGroups } from '../../../lists/filters/excluded-groups.tsx';
import { useOwnSystem } from '../../../session/hooks.ts';
import { correctionWords } from '../../../text/correction-words.ts';
import { describeError } from '../../../text/errors/describe-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PopoverButton } from '../../../ui/menus/popover-button.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import styles from '../options/option.module.css';
import { ChoiceOption, Option, ToggleOption } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.switcher;
const SORTS = [
  { value: 'by-name', label: words.byName },
  { value: 'by-last-message', label: words.byLastMessage },
] as const;
const MINUTES = [0, 1, 5, 10];

/** How the switch screen lists members, what a press on one does, and the effect of a second switch soon after. */
export function SwitcherSection() {
  const { settings, savedCount, set, save, countSaved } = useSavedSettings();
  const { lastSortMethod, excludeGroups } = settings.switcher;
  const minutes = settings.correctSwitchMinutes;
  const choices = MINUTES.includes(minutes) ? MINUTES : [...MINUTES, minutes];
  const own = useOwnSystem();
  return (
    <SettingsSection group="switcher" savedCount={savedCount}>
      <ChoiceOption
        id="switcher.lastSortMethod"
        options={SORTS}
        value={lastSortMethod}
        onChange={(next) =>
          save((settings) => ({ ...settings, switcher: { ...settings.switcher, lastSortMethod: next } }))
        }
      />
      <Option id="switcher.excludeGroups">
        {({ label, description }) => (
          <>
            <div className={styles.words}>
              <p className={styles.label}>{label}</p>
              <p className={softSmall}>{description}</p>
            </div>
            {own === null ? (
              <p className={softSmall}>{words.groupsNeedToken}</p>
            ) : (
              <div>
                <PopoverButton
                  label={words.groups(excludeGroups.length)}
                  icon={<ListFilter aria-hidden="true" />}
                >
                  <OwnGroups onSaved={countSaved} />
                </PopoverButton>
              </div>
            )}
            {excludeGroups.length > 0 && (
              <Button
                size="small"
                className={styles.button}
                onClick={() =>
                  save((settings) => ({ ...settings, switcher: { ...settings.switcher, excludeGroups: [] } }))
                }
              >
                {words.noneLeftOut}
              </Button>
            )}
          </>
        )}
      </Option>
      <ChoiceOption
        id="correctSwitchMinutes"
        options={choices.map((value) => ({
          value: String(value),
          label: value === 0 ? correctionWords.never : correctionWords.within(value),
        }))}
        value={String(minutes)}
        onChange={(next) => set({ correctSwitchMinutes: Number(next) })}
      />
      <ToggleOption
        id="singleTaps"
        isSelected={settings.singleTaps}
        onChange={(singleTaps) => set({ singleTaps })}
      />
    </SettingsSection>
  );
}

function OwnGroups({ onSaved }: { onSaved: () => void }) {
  const { items, error, retry } = useOwnGroups();
  if (items !== null && items.length > 0) {
    return (
      <div className={styles.groups}>
        <ExcludedGroups groups={items} onSaved={onSaved} />
      </div>
    );
  }
  return (
    <div role="status" className={styles.words}>
      <p className={softSmall}>
        {items !== null ? words.noGroups : error ? words.groupsFailed : words.groupsLoading}
      </p>
      {items === null && Boolean(error) && (
        <div className={styles.button}>
          <TryAgain size="small" untilMs={describeError(error).retryAtMs} onRetry={retry} />
        </div>
      )}
    </div>
  );
}
