import { useContext, useState } from 'react';
import type { SystemView } from '../../cache/naming/system-view.ts';
import { pageTarget } from '../../platform/config.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { isOwnSystem } from '../../session/viewer.ts';
import { useFollowed, useSettings } from '../../state/hooks.ts';
import { useNow } from '../../state/use-now.ts';
import { useFrontNotifications } from '../../sync/front-notifications/use-front-notifications.ts';
import { useFrontingSince } from '../../sync/fronting-since/use-fronting-since.ts';
import { ageOf } from '../../sync/presence/presence-of.ts';
import { notificationWords } from '../../text/notification-words.ts';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import { RelativeTime, RunningTimes } from '../../ui/time/relative-time.tsx';
import { useTickingServiceNow } from '../../ui/time/use-ticking-now.ts';
import { Description } from '../description/description.tsx';
import { knownSince, sinceText } from '../fronting-since/since-text.tsx';
import { RecordSection } from '../record/record-section.tsx';
import { recordWords } from '../record/words.ts';
import styles from './hello.module.css';
import { plainSince } from './plain-since.ts';
import { helloWords as words } from './words.ts';

/** Others are counted: their details say the same. */
const MOST = 5;
const LINES = 3;
const MINUTE_MS = 60_000;

type Fronter = SystemView['fronters'][number];

interface HelloProps extends Pick<SystemView, 'fronters' | 'lastSwitch'> {
  /** As in the followed list. */
  systemRef: string;
  /** When the front was fetched, ms by the clock of the device; null if that is not known. */
  updatedAtMs: number | null;
  /** The level of the heading. */
  level: 2 | 3;
}

/**
 * How to say hello to those in front of another system: pronouns, since when they have been there, and what they wrote, as they wrote it; and
 * the bell of a followed system. Nothing for the own system, or if the person has turned it off.
 */
export function Hello({ systemRef, fronters, lastSwitch, updatedAtMs, level }: HelloProps) {
  const isWanted = useSettings(({ greetings }) => greetings);
  const isOwn = isOwnSystem(useOwnSystem(), systemRef);
  const isFollowed = useFollowed().includes(systemRef);
  const nowMs = useNow(MINUTE_MS);
  const age = updatedAtMs === null ? 'unknown' : ageOf(updatedAtMs, nowMs);
  const isSaid = age === 'current' && fronters.slice(0, MOST).some(({ member }) => member !== null);
  const since = useFrontingSince(systemRef, lastSwitch, false, isWanted && !isOwn && isSaid);
  if (!isWanted || isOwn || (fronters.length === 0 && !isFollowed)) return null;
  const shown = fronters.slice(0, MOST);
  const sinceOf = ({ member }: Fronter) =>
    !isSaid || member === null || lastSwitch === null || since === undefined
      ? null
      : knownSince(since, member.id, lastSwitch);
  return (
    <RecordSection title={words.title} level={level}>
      {shown.length > 0 && age === 'old' && updatedAtMs !== null && (
        <p className={softSmall}>
          {recordWords.presence.wasHere} · <RelativeTime at={updatedAtMs} />
        </p>
      )}
      {shown.length > 0 && (
        <ul className={stack(3)} aria-label={words.list}>
          {shown.map((fronter) => (
            <Greeting key={fronter.key} fronter={fronter} since={sinceOf(fronter)} />
          ))}
        </ul>
      )}
      {fronters.length > shown.length && (
        <p className={softSmall}>{words.more(fronters.length - shown.length)}</p>
      )}
      <FrontBell systemRef={systemRef} />
    </RecordSection>
  );
}

interface GreetingProps {
  fronter: Fronter;
  since: ReturnType<typeof knownSince>;
}

function Greeting({ fronter: { name, pronouns, member }, since }: GreetingProps) {
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const nowMs = useTickingServiceNow();
  const isRunning = useContext(RunningTimes);
  const text = member?.description?.trim() ?? '';
  const here =
    since && (since.kind === 'since-before' ? sinceText(since) : plainSince(since.atMs, nowMs, isRunning));
  return (
    <li>
      <p>
        <Foreign className={styles.name}>{name}</Foreign>{' '}
        {member !== null && (
          <span className={softSmall}>
            {pronouns === null ? words.noPronouns : <Foreign>{pronouns}</Foreign>}
          </span>
        )}
      </p>
      {since !== null && here !== null && (
        <p className={softSmall}>
          {since.kind === 'this-switch' ? words.hereSwitch(here) : words.here(here)}
        </p>
      )}
      {!isDiscreet && text !== '' && <Description text={text} of={name} lines={LINES} />}
    </li>
  );
}

/** Whether the device notifies when the front of a followed system changes. Nothing for the own system, or if the person has turned greetings off. */
export function FrontBell({ systemRef }: Pick<HelloProps, 'systemRef'>) {
  const isWanted = useSettings(({ greetings }) => greetings);
  const isOwn = isOwnSystem(useOwnSystem(), systemRef);
  const isFollowed = useFollowed().includes(systemRef);
  return isWanted && !isOwn && isFollowed && <Bell id={systemRef} />;
}

function Bell({ id }: { id: string }) {
  const { options, permission, choose } = useFrontNotifications();
  const [isUnanswered, setUnanswered] = useState(false);
  const obstacle =
    notificationWords.obstacle(permission, pageTarget() === 'android') ??
    (isUnanswered ? notificationWords.unanswered : null);
  const handleChange = async (isChosen: boolean) => {
    setUnanswered((await choose(id, isChosen)) === 'default');
  };
  return (
    <div>
      <ToggleSwitch
        label={notificationWords.choose}
        description={words.bellText}
        isSelected={options.systems.includes(id)}
        isDisabled={permission === 'unsupported'}
        onChange={(isChosen) => void handleChange(isChosen)}
      />
      <div role="status" className={softSmall}>
        {obstacle}
      </div>
    </div>
  );
}
