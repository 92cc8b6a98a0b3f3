import { useState } from 'react';
import type { FrontNotificationOptions } from '../../../persistence/documents/settings.ts';
import { pageTarget } from '../../../platform/config.ts';
import { useFollowed } from '../../../state/hooks.ts';
import { useFrontNotifications } from '../../../sync/front-notifications/use-front-notifications.ts';
import { useSystemView } from '../../../sync/refresher/status.ts';
import { notificationWords } from '../../../text/notification-words.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { Option } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { settingsWords } from '../words.ts';
import styles from './front-notifications-section.module.css';

const words = settingsWords.notices;

/** The systems for which the device shows notifications, their content, and the quiet hours. */
export function FrontNotificationsSection() {
  const followed = useFollowed();
  const { options, permission, update, choose } = useFrontNotifications();
  const [savedCount, setSavedCount] = useState(0);
  const [isUnanswered, setUnanswered] = useState(false);
  const chosen = followed.filter((id) => options.systems.includes(id));
  const obstacle =
    notificationWords.obstacle(permission, pageTarget() === 'android') ??
    (isUnanswered ? notificationWords.unanswered : null);
  const countSaved = () => setSavedCount((count) => count + 1);
  const save = (change: Partial<FrontNotificationOptions>) => {
    update(change);
    countSaved();
  };
  const handleChoose = async (id: string, isChosen: boolean) => {
    const answer = await choose(id, isChosen);
    setUnanswered(answer === 'default');
    if (!isChosen || answer === 'granted') countSaved();
  };
  return (
    <SettingsSection group="notices" savedCount={savedCount}>
      <Option id="notices">
        {() => (
          <>
            <div className={styles.systems}>
              <div role="status">{obstacle}</div>
              {followed.length === 0 ? (
                <p className={soft}>{words.nobody}</p>
              ) : (
                <Disclosure title={words.systems(chosen.length)} isInitiallyOpen={followed.length <= FEW}>
                  {followed.map((id) => (
                    <SystemChoice
                      key={id}
                      id={id}
                      isChosen={chosen.includes(id)}
                      isDisabled={permission === 'unsupported'}
                      onChange={(isChosen) => void handleChoose(id, isChosen)}
                    />
                  ))}
                </Disclosure>
              )}
            </div>
            <ToggleSwitch
              label={words.names}
              description={words.namesText}
              isSelected={options.names}
              onChange={(names) => save({ names })}
            />
            <ToggleSwitch
              label={words.quiet}
              description={
                options.quiet && options.quietFrom === options.quietTo ? words.quietAllDay : words.quietText
              }
              isSelected={options.quiet}
              onChange={(quiet) => save({ quiet })}
            />
            {options.quiet && (
              <div className={cluster(3)}>
                <TimeField
                  label={words.quietFrom}
                  value={options.quietFrom}
                  onChange={(quietFrom) => save({ quietFrom })}
                />
                <TimeField
                  label={words.quietTo}
                  value={options.quietTo}
                  onChange={(quietTo) => save({ quietTo })}
                />
              </div>
            )}
          </>
        )}
      </Option>
    </SettingsSection>
  );
}

/** More rows than this are collapsed at first. */
const FEW = 5;

interface SystemChoiceProps {
  id: string;
  isChosen: boolean;
  isDisabled: boolean;
  onChange: (isChosen: boolean) => void;
}

function SystemChoice({ id, isChosen, isDisabled, onChange }: SystemChoiceProps) {
  const { title } = useSystemView(id);
  return <ToggleSwitch label={title} isSelected={isChosen} isDisabled={isDisabled} onChange={onChange} />;
}

/** A time of day; while it is incomplete, the last complete one applies. */
function TimeField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Changed here, in another tab, or by a backup.
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  return (
    <TextField
      type="time"
      label={label}
      value={text}
      onBlur={() => setText(value)}
      onChange={(next) => {
        setText(next);
        if (next !== '') onChange(next);
      }}
    />
  );
}
