import { usePresence } from '../../sync/presence/use-presence.ts';
import { formatDay } from '../../ui/format-day.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { SinceText } from '../fronting-since/since-text.tsx';
import styles from './presence-line.module.css';
import { recordWords } from './words.ts';

const words = recordWords.presence;
const SEPARATOR = ' · ';

interface PresenceLineProps {
  systemRef: string;
  /** Short id. */
  memberId: string;
  asOthers?: boolean;
  /** Whether the switches before the front are asked for, which say since when. */
  asksSince?: boolean;
}

/** Whether a member is here, or when they last were; nothing if that is not known. */
export function PresenceLine({
  systemRef,
  memberId,
  asOthers = false,
  asksSince = false,
}: PresenceLineProps) {
  const { presence, lastSwitch } = usePresence(systemRef, memberId, asOthers);
  if (presence === null) return null;
  const { kind, checkedAtMs } = presence;
  const checked = checkedAtMs !== null && <RelativeTime at={checkedAtMs} />;
  if (kind === 'here') {
    return (
      <p className={styles.line}>
        {checked ? (
          <>
            {words.wasHere}
            {SEPARATOR}
            {checked}
          </>
        ) : (
          <>
            <strong className={styles.here}>{words.here}</strong>
            {lastSwitch !== null && (
              <SinceText
                {...{ systemRef, memberId, asOthers, lastSwitch }}
                isAsked={asksSince}
                separator={SEPARATOR}
              />
            )}
          </>
        )}
      </p>
    );
  }
  return (
    <p className={styles.line}>
      {kind === 'last' ? (
        <RelativeTime at={new Date(presence.atMs).toISOString()} prefix={words.last} />
      ) : (
        words.notSince(formatDay(presence.atMs, 'medium'))
      )}
      {checked && (
        <>
          {SEPARATOR}
          {words.checked} {checked}
        </>
      )}
    </p>
  );
}
