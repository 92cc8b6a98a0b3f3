import { LONGEST_OWN_WORD, MEMBER_WORDS } from '../../../persistence/documents/settings.ts';
import { useSettings } from '../../../state/hooks.ts';
import { memberWordOf } from '../../../state/member-word.ts';
import { useServices } from '../../../sync/services.ts';
import { catalogue } from '../../../text/language/in-use.ts';
import { memberWordInUse } from '../../../text/member-word.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { Option } from '../options/option.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';
import styles from './member-word-option.module.css';
import { ReloadOffer } from './reload-offer.tsx';

const words = settingsWords.memberWord;
const CHOICES = MEMBER_WORDS.map((word) => ({
  value: word,
  label: word === 'own' ? words.own : words.choice(`${word}, ${word}s`),
}));

/**
 * What members are called: one of a few words, or the person's own. All words are read once, when the page loads, so another word
 * waits for a reload; that is offered and never done unasked, because it may interrupt something.
 */
export function MemberWordOption({ onSaved }: { onSaved: () => void }) {
  const { demo } = useServices();
  const { settings, set } = useSavedSettings();
  const change = (changed: Parameters<typeof set>[0]) => {
    set(changed);
    onSaved();
  };
  const isOwn = settings.memberWord === 'own';
  const isHalf = isOwn && !(settings.ownMemberWord.trim() && settings.ownMembersWord.trim());
  return (
    <Option id="memberWord">
      {(option) =>
        demo || catalogue !== null ? (
          <p>{demo ? words.demo : words.onlyEnglish}</p>
        ) : (
          <>
            <SelectField
              {...option}
              layout="row"
              options={CHOICES}
              value={settings.memberWord}
              onChange={(memberWord) => change({ memberWord })}
            />
            {isOwn && (
              <div className={styles.own}>
                <OwnWord
                  label={words.one}
                  value={settings.ownMemberWord}
                  onChange={(ownMemberWord) => change({ ownMemberWord })}
                />
                <OwnWord
                  label={words.many}
                  value={settings.ownMembersWord}
                  onChange={(ownMembersWord) => change({ ownMembersWord })}
                />
              </div>
            )}
            <div role="status">
              {isHalf ? <p className={softSmall}>{words.half}</p> : <WordReloadOffer />}
            </div>
          </>
        )
      }
    </Option>
  );
}

interface OwnWordProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function OwnWord({ label, value, onChange }: OwnWordProps) {
  return (
    <TextField
      label={label}
      value={value}
      maxLength={LONGEST_OWN_WORD}
      autoCapitalize="none"
      onChange={onChange}
    />
  );
}

function WordReloadOffer() {
  const chosen = memberWordOf(useSettings((settings) => settings));
  const inUse = memberWordInUse();
  if (chosen.one === inUse.one && chosen.many === inUse.many) return null;
  return <ReloadOffer>{words.waits(chosen.many)}</ReloadOffer>;
}
