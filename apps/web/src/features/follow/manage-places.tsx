import { formatId, systemLabel } from '@frontboard/model';
import { Link } from '@tanstack/react-router';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useOwnCounts } from '../../cache/own/use-own-lists.ts';
import { needsTokenText } from '../../parts/needs-token-text.ts';
import { SCREENS } from '../../parts/screens/screens.ts';
import { ownRef } from '../../session/caller.ts';
import { useOwnSystem, useSession } from '../../session/hooks.ts';
import { useKnownServers } from '../../session/servers.ts';
import { useOwnFront } from '../../sync/switches/use-own-front.ts';
import { emptyFrontText } from '../../text/empty-front-text.ts';
import { frontWords } from '../../text/front-words.ts';
import { listNames } from '../../text/list-names.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { formatCount } from '../../ui/numbers/format-count.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import styles from './manage-places.module.css';
import { followWords } from './words.ts';

const words = followWords.manage;
const AVATAR_PX = 40;

/** The links to the parts of the own system, with their counts if known. */
export function ManagePlaces() {
  const own = useOwnSystem();
  const counts = useOwnCounts();
  const { servers } = useKnownServers(ownRef(own));
  const places = [
    { to: '/manage/system', ...words.places.system, count: null },
    { to: '/manage/members', ...words.places.members, count: counts.members },
    { to: '/manage/groups', ...words.places.groups, count: counts.groups },
    { to: '/manage/servers', ...words.places.servers, count: servers.length || null },
    { to: '/manage/file', ...words.places.file, count: null },
  ] as const;
  return (
    <section aria-labelledby="own-places" className={stack(3)}>
      <OwnHead />
      <ul className={styles.places}>
        {places.map(({ to, title, text, count }) => {
          const { Icon } = SCREENS[to];
          return (
            <li key={to}>
              <Link to={to} className={styles.place}>
                <Icon aria-hidden="true" size={20} className={styles.icon} />
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <span className={softSmall}>{text}</span>
                </span>
                {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The system of these links, or what is needed for them. */
function OwnHead() {
  const { system: own, state } = useSession();
  const naming = useNaming();
  if (own === null) {
    const { title, text } = needsTokenText(state, 'manage');
    return (
      <div className={cluster(3)}>
        <div>
          <h2 id="own-places">{words.ownPlaces}</h2>
          <p className={softSmall}>{state === 'no-token' ? words.ownLead : words.ownUnknown(title, text)}</p>
        </div>
        {(state === 'no-token' || state === 'rejected') && (
          <LinkButton to="/settings">{words.enterToken}</LinkButton>
        )}
      </div>
    );
  }
  const { name } = systemLabel(own, naming);
  return (
    <div className={cluster(3)}>
      <Avatar src={own.avatarUrl} name={name ?? own.id} size={AVATAR_PX} shape="squircle" color={own.color} />
      <div className={styles.words}>
        <h2 id="own-places">{words.ownPlaces}</h2>
        <Foreign className={softSmall}>
          {name ?? frontWords.unnamedSystem(formatId(own.id, naming.id))}
        </Foreign>
        <OwnFronters />
      </div>
    </div>
  );
}

/** Who is fronting in the own system, with a link to the switch screen. */
function OwnFronters() {
  const front = useOwnFront();
  if (front.state !== 'known') return <span className={softSmall}>{words.frontUnknown}</span>;
  const names = listNames(front.members.map(({ name }) => name));
  return (
    <Link to="/switch" className={styles.front}>
      {names === '' ? emptyFrontText(front.sinceMs) : words.fronting(names)}
    </Link>
  );
}
