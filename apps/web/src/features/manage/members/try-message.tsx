import type { Member } from '@frontboard/model';
import { findSpeaker, type ProxyOptions } from '@frontboard/model/proxy';
import { useCallback, useState } from 'react';
import { listNames } from '../../../text/list-names.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useInSlices } from '../../../ui/loading/use-in-slices.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import styles from './try-message.module.css';
import { useMemberNameOf } from './use-name-of.ts';
import { memberWords } from './words.ts';

const words = memberWords.proxies;

/** What a member's message shows of them. */
type Speaking = Pick<
  Member,
  'name' | 'displayName' | 'color' | 'avatarUrl' | 'webhookAvatarUrl' | 'proxyTags' | 'keepProxy'
>;

interface TryMessageProps {
  /** All who could speak; keep the array. */
  members: readonly Speaking[];
  options: ProxyOptions;
}

/** A message to type, and who it becomes. It does not leave the device. */
export function TryMessage({ members, options }: TryMessageProps) {
  const [message, setMessage] = useState('');
  return (
    <div className={styles.box}>
      <TextField
        label={words.message}
        description={options.isCaseSensitive ? words.caseSensitive : words.caseInsensitive}
        placeholder={words.placeholder}
        value={message}
        onChange={setMessage}
      />
      <div role="status">
        {message.trim() !== '' && <Result message={message} members={members} options={options} />}
      </div>
    </div>
  );
}

function Result({ message, members, options }: TryMessageProps & { message: string }) {
  const nameOf = useMemberNameOf();
  // The field responds at once; thousands of members are compared when there is time.
  const speech = useInSlices(
    useCallback(() => findSpeaker(message, members, options), [message, members, options]),
  );
  if (speech === null) return null;
  switch (speech.state) {
    case 'nobody':
      return <p className={soft}>{words.nobody}</p>;
    case 'empty':
      return <p className={soft}>{words.empty(nameOf(speech.member))}</p>;
    case 'unclear':
      return (
        <p className={soft}>
          {words.unclear(
            listNames(
              speech.speakers.map(({ member }) => nameOf(member)),
              4,
            ),
          )}
        </p>
      );
    case 'speaks':
      return <Spoken member={speech.member} text={speech.text} />;
  }
}

function Spoken({ member, text }: { member: Speaking; text: string }) {
  const nameOf = useMemberNameOf();
  // As the bot sends it: the proxy picture is preferred.
  const picture = member.webhookAvatarUrl ?? member.avatarUrl;
  const name = nameOf(member);
  return (
    <div className={styles.spoken}>
      <Avatar src={picture} name={name} size={40} color={member.color} />
      <p className={styles.words}>
        <strong>{words.becomes(name)}</strong>
        <span className={styles.text}>{text.trim()}</span>
      </p>
    </div>
  );
}
