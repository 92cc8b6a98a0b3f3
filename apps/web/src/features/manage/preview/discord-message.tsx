import { useId } from 'react';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import styles from './preview.module.css';
import { previewWords } from './words.ts';

const words = previewWords.message;

/** Discord's limit for the name of a message's sender, in UTF-16 units. */
const LONGEST_NAME = 80;

interface DiscordMessageProps {
  /** Above the message: with the tag, in the system's format. */
  name: string;
  avatarUrl: string | null;
  /** The typed message; null if only autoproxy or a command can send it. */
  typed: string | null;
  text: string;
  /** Shown below. */
  notes: readonly string[];
}

/** A message as the bot sends it. */
export function DiscordMessage({ name, avatarUrl, typed, text, notes }: DiscordMessageProps) {
  const id = useId();
  return (
    // A screen can have several: no landmarks.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={id} className={styles.discord}>
      <h3 id={id}>{words.title}</h3>
      {typed !== null && (
        <p className={softSmall}>
          {words.typed}{' '}
          <code className={styles.typed}>
            <Foreign>{typed}</Foreign>
          </code>
        </p>
      )}
      <div className={styles.message}>
        <Avatar key={avatarUrl} src={avatarUrl} name={name} size={40} color={null} />
        <div className={styles.words}>
          <p>
            <strong>
              <Foreign>{name}</Foreign>
            </strong>{' '}
            <span className={styles.app}>{words.app}</span>
          </p>
          <p>
            <Foreign>{text}</Foreign>
          </p>
        </div>
      </div>
      {name.length > LONGEST_NAME && <p className={styles.problem}>{words.tooLong(name.length)}</p>}
      {notes.map((note) => (
        <p key={note} className={softSmall}>
          {note}
        </p>
      ))}
    </div>
  );
}
