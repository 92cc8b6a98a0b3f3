import { facePicture } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { CircleDashed, EyeOff, RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { memberQueries } from '../../../cache/members/queries.ts';
import { type SystemView, viewSystem } from '../../../cache/naming/system-view.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { sharedValue } from '../../../cache/shared.ts';
import type { Front } from '../../../cache/status/types.ts';
import { hideUnlisted } from '../../../cache/systems/front.ts';
import { systemLookups } from '../../../cache/systems/lookup-queries.ts';
import { SinceText } from '../../../lists/fronting-since/since-text.tsx';
import { useOpenEntry } from '../../../lists/use-open-entry.ts';
import { useFollowed } from '../../../state/hooks.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ListSkeleton, LookedUpFailure, LookedUpStaleNote } from './answer.tsx';
import styles from './fronters-tab.module.css';
import { OwnerOnly } from './owner-only.tsx';
import { useOpenSystem } from './system-context.ts';
import { lookedUpSystemWords } from './words.ts';

const words = lookedUpSystemWords.fronters;
const AVATAR_PX = 56;

/** Who is fronting in the open system. */
export function FrontersTab() {
  const { ref, caller, owner, asOthers } = useOpenSystem();
  const {
    data,
    error,
    isFetching,
    refetch,
    dataUpdatedAt: updatedAtMs,
  } = useQuery(systemLookups(caller).front(ref));
  const isFollowed = useFollowed().includes(ref);
  const listed = useListedIds();
  const front = useMemo(
    () => (data === undefined ? null : hideUnlisted(data, owner ? null : listed)),
    [data, owner, listed],
  );

  if (front === null) {
    if (error === null || isFetching) return <ListSkeleton label={words.list} />;
    return (
      <LookedUpFailure
        error={error}
        title={words.failed}
        text={owner || asOthers || isFollowed ? undefined : words.notStored}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles.tab}>
      {error !== null && (
        <LookedUpStaleNote error={error} atMs={updatedAtMs} onRetry={() => void refetch()} />
      )}
      <OwnerOnly of="front_privacy" text={lookedUpSystemWords.owner.frontPrivate} />
      <div className={styles.times}>
        <p>
          {front.lastSwitch !== null && (
            <>
              <RelativeTime at={front.lastSwitch} prefix={words.lastSwitch} />
              {' · '}
            </>
          )}
          <RelativeTime
            at={updatedAtMs}
            prefix={front.lastSwitch === null ? words.updatedFirst : words.updated}
          />
        </p>
        <IconButton
          label={words.refresh}
          icon={<RefreshCw />}
          aria-busy={isFetching}
          data-shortcut="refresh"
          onClick={() => void refetch()}
        />
      </div>
      <FrontView front={front} />
    </div>
  );
}

/** The ids of the member list if known; null if it is not, or not shared. */
function useListedIds(): ReadonlySet<string> | null {
  const { ref, caller } = useOpenSystem();
  const { data } = useQuery({ ...memberQueries(caller).list(ref), enabled: false });
  const members = sharedValue(data);
  return useMemo(() => members && new Set<string>(members.map(({ id }) => id)), [members]);
}

function FrontView({ front }: { front: Front }) {
  const { ref } = useOpenSystem();
  const naming = useNaming();
  const { fronters, note } = useMemo(
    () =>
      viewSystem(
        {
          id: ref,
          system: null,
          front,
          problem: null,
        },
        naming,
      ),
    [ref, front, naming],
  );
  if (note === null) return <Fronters fronters={fronters} lastSwitch={front.lastSwitch} />;
  const Icon = note.kind === 'private' ? EyeOff : CircleDashed;
  return (
    <EmptyState icon={<Icon aria-hidden="true" size={32} strokeWidth={1.5} />} title={note.text}>
      {note.kind === 'private' && <p>{words.privateText}</p>}
      {note.kind === 'switched-out' && <p>{words.switchedOutText}</p>}
      {note.kind === 'never-switched' && <p>{words.neverText}</p>}
    </EmptyState>
  );
}

function Fronters({ fronters, lastSwitch }: Pick<SystemView, 'fronters' | 'lastSwitch'>) {
  const { ref, asOthers } = useOpenSystem();
  const ids = useMemo(() => fronters.flatMap(({ member }) => member?.id ?? []), [fronters]);
  const { hrefOf, onOpen } = useOpenEntry({ kind: 'member', ids, asOthers });
  return (
    <ul aria-label={words.list} className={styles.fronters}>
      {fronters.map(({ key, name, pronouns, member }) => {
        const face = (
          <>
            <Avatar
              src={facePicture(member)}
              name={member === null ? null : name}
              size={AVATAR_PX}
              color={member?.color ?? null}
            />
            <span className={styles.words}>
              <Foreign className={styles.name}>{name}</Foreign>
              {pronouns !== null && <Foreign className={styles.pronouns}>{pronouns}</Foreign>}
              {member !== null && lastSwitch !== null && (
                <span className={styles.pronouns}>
                  <SinceText {...{ lastSwitch, asOthers }} systemRef={ref} memberId={member.id} />
                </span>
              )}
            </span>
          </>
        );
        return (
          <li key={key}>
            {member === null ? (
              <div className={styles.fronter}>{face}</div>
            ) : (
              <a href={hrefOf(member.id)} data-id={member.id} className={styles.fronter} onClick={onOpen}>
                {face}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
