import { formatId } from '@frontboard/model';
import { Link } from '@tanstack/react-router';
import { House, UserRound, UsersRound } from 'lucide-react';
import { useRef } from 'react';
import { useKnownFaces } from '../../../cache/lookup/use-known-faces.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { clearLookups } from '../../../cache/persisted/clear-lookups.ts';
import {
  type RecentLookup,
  readEntries,
  remembering,
  useRecentLookups,
  useRecentLookupsStore,
} from '../../../session/recent-lookups.ts';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import styles from './recent-lookups.module.css';
import { PAGES } from './result-card.tsx';
import { searchWords } from './words.ts';

const words = searchWords.recent;
const AVATAR_PX = 32;
const ICONS = { system: House, member: UserRound, group: UsersRound } as const;

/** The recent lookups on this device, newest first, with the buttons that clear them. */
export function RecentLookupList() {
  const recent = useRecentLookups();
  const store = useRecentLookupsStore();
  const services = useServices();
  const { notify } = useNotify();
  const faceOf = useKnownFaces();
  const lookups = readEntries(recent).filter((lookup) => !faceOf(lookup).isGone);
  const heading = useRef<HTMLHeadingElement>(null);

  const clear = (isOn: boolean, title: string) => {
    const undo = clearLookups(services, { isOn });
    if (undo !== null) notify({ kind: 'info', title, undo });
  };

  return (
    <section aria-labelledby="recent" className={stack(3)}>
      <div className={styles.head}>
        <h2 id="recent" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {lookups.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              // The button disappears with the list.
              heading.current?.focus();
              clear(true, words.cleared);
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
      {lookups.length > 0 ? (
        <ul className={styles.list}>
          {lookups.map((lookup) => (
            <li key={`${lookup.kind}:${lookup.id}`}>
              <RecentLink lookup={lookup} onOpen={() => store.update(remembering(lookup))} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={softSmall}>{recent.isOn ? words.empty : words.off}</p>
      )}
      <ToggleSwitch
        label={words.remember}
        description={words.rememberHint}
        isSelected={recent.isOn}
        onChange={(isOn) =>
          isOn ? store.update((current) => ({ ...current, isOn })) : clear(false, words.turnedOff)
        }
      />
    </section>
  );
}

function RecentLink({ lookup, onOpen }: { lookup: RecentLookup; onOpen: () => void }) {
  const naming = useNaming();
  const { name, avatarUrl, color } = useKnownFaces()(lookup);
  const { kind, id } = lookup;
  const shownId = formatId(id, naming.id);
  const Icon = ICONS[kind];
  return (
    <Link to={PAGES[kind]} params={{ id }} className={styles.link} onClick={onOpen}>
      {name === null ? (
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
      ) : (
        <Avatar
          src={avatarUrl}
          name={name}
          size={AVATAR_PX}
          shape={kind === 'member' ? 'circle' : 'squircle'}
          color={color}
        />
      )}
      {name === null ? (
        <span>{searchWords.unnamed[kind](shownId)}</span>
      ) : (
        <span className={styles.words}>
          <Foreign>{name}</Foreign>
          <span className={softSmall}>
            {searchWords.kinds[kind]} <span className={styles.id}>{shownId}</span>
          </span>
        </span>
      )}
    </Link>
  );
}
