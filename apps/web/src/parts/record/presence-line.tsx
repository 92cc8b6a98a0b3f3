import { usePresence } from '../../sync/presence/use-presence.ts';
import { formatMoment } from '../../ui/time/format-moment.ts';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { useTickingNow } from '../../ui/time/use-ticking-now.ts';
import { SinceText } from '../fronting-since/since-text.tsx';
import styles from './presence-line.module.css';
import { recordWords } from './words.ts';

const words = recordWords.presence;
const SEPARATOR = ' · ';
const MINUTE_MS = 60_000;

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
  const { presence, lastSwitch, isSent } = usePresence(systemRef, memberId, asOthers);
  const nowMs = useTickingNow(MINUTE_MS);
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
                isAsked={asksSince && isSent}
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
        words.lastBefore(formatMoment(presence.atMs, nowMs))
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
