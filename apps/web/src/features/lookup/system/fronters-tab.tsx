import { recordKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { CircleDashed, EyeOff, RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { viewSystem } from '../../../cache/naming/system-view.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { Front } from '../../../cache/status/types.ts';
import { systemLookups } from '../../../cache/systems/lookup-queries.ts';
import { ListSkeleton } from '../../../lists/list-skeleton.tsx';
import { LayoutChoice } from '../../../lists/look/layout-choice.tsx';
import { useListLayout } from '../../../lists/look/list-layouts.ts';
import { Hello } from '../../../parts/hello/hello.tsx';
import { HiddenFronters } from '../../../parts/seen-by-others/hidden-fronters.tsx';
import type { ListLayout } from '../../../persistence/documents/settings.ts';
import { useFollowed, useFollowedDetails } from '../../../state/hooks.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { row, stack } from '../../../ui/layout/layout.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { Fronters } from './fronters.tsx';
import styles from './fronters-tab.module.css';
import { lookedUpFrontWords as words } from './fronters-words.ts';
import { LookedUpFailure, LookedUpStaleNote } from './lazy-problems.tsx';
import { OwnerOnly } from './owner-only.tsx';
import { SystemAbout } from './system-about.tsx';
import { useOpenSystem } from './system-context.ts';
import { lookedUpSystemWords } from './words.ts';

/** Who is fronting in the open system, and what it wrote. */
export function FrontersTab() {
  return (
    <div className={stack(6)}>
      <OpenFront />
      <SystemAbout />
    </div>
  );
}

function OpenFront() {
  const { ref, caller, owner, asOthers } = useOpenSystem();
  const {
    data: front,
    error,
    isFetching,
    refetch,
    dataUpdatedAt: updatedAtMs,
  } = useQuery(systemLookups(caller).front(ref));
  const [chosen, setLayout] = useListLayout();
  // Fronters are few: their faces have names.
  const layout = chosen === 'faces' ? 'grid' : chosen;
  const isFollowed = useFollowed().includes(ref);

  if (front === undefined) {
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
    <div className={stack(2)}>
      {error !== null && (
        <LookedUpStaleNote error={error} atMs={updatedAtMs} onRetry={() => void refetch()} />
      )}
      <OwnerOnly of="front_privacy" text={words.frontPrivate} />
      {owner && !asOthers && <HiddenFronters uuids={front.members.map(recordKey)} />}
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
            prefix={front.lastSwitch === null ? lookedUpSystemWords.updatedFirst : words.updated}
          />
        </p>
        <div className={row(2)}>
          {front.state === 'fronting' && <LayoutChoice isBare isOfFew value={layout} onChange={setLayout} />}
          <IconButton
            label={words.refresh}
            icon={<RefreshCw />}
            aria-busy={isFetching}
            data-shortcut="refresh"
            onClick={() => void refetch()}
          />
        </div>
      </div>
      <FrontView front={front} updatedAtMs={updatedAtMs} layout={layout} />
    </div>
  );
}

interface FrontViewProps {
  front: Front;
  updatedAtMs: number;
  layout: ListLayout;
}

function FrontView({ front, updatedAtMs, layout }: FrontViewProps) {
  const { ref } = useOpenSystem();
  const naming = useNaming();
  const members = useFollowedDetails((details) => details.members);
  // Beside their own names: the page shows how they call themselves.
  const nicknames = useMemo(() => ({ members, systems: {}, isNicknameFirst: false }), [members]);
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
        nicknames,
      ),
    [ref, front, naming, nicknames],
  );
  if (note === null)
    return (
      <>
        <Fronters fronters={fronters} lastSwitch={front.lastSwitch} layout={layout} />
        <Hello
          systemRef={ref}
          fronters={fronters}
          lastSwitch={front.lastSwitch}
          updatedAtMs={updatedAtMs}
          level={2}
        />
      </>
    );
  const Icon = note.kind === 'private' ? EyeOff : CircleDashed;
  return (
    <EmptyState icon={<Icon aria-hidden="true" size={32} strokeWidth={1.5} />} title={note.text}>
      {note.kind === 'private' && <p>{words.privateText}</p>}
      {note.kind === 'switched-out' && <p>{words.switchedOutText}</p>}
      {note.kind === 'never-switched' && <p>{words.neverText}</p>}
    </EmptyState>
  );
}
