import { parseRef } from '@frontboard/model';
import { type ReactNode, useMemo } from 'react';
import { sharedValue } from '../../../cache/shared.ts';
import { useFollowedSystem } from '../../../cache/status/use-followed-system.ts';
import { useSystem } from '../../../cache/systems/find-system.ts';
import { useSystemCaller } from '../../../cache/use-system-caller.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { isOwnSystem } from '../../../session/viewer.ts';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { OpenSystemContext } from './system-context.ts';
import { SystemHead } from './system-head.tsx';
import styles from './system-screen.module.css';
import { SystemTabs } from './system-tabs.tsx';

const SystemFailure = lazyPart(async () => ({
  default: (await import('./system-failure.tsx')).SystemFailure,
}));

interface SystemScreenProps {
  /** As in the address: any text. */
  id: string;
  /** The owner wants to see what others see. No effect for others. */
  isPublicView: boolean;
  onPublicView: (isPublicView: boolean) => void;
  /** A member or group of it is open: the system's own card makes room. */
  isRecordOpen: boolean;
  /** The open tab. */
  children: ReactNode;
}

/** One system: its card, and the tabs with its parts. */
export function LookedUpSystemScreen({ id, ...rest }: SystemScreenProps) {
  const own = useOwnSystem();
  const parsed = parseRef('system', id);
  if (!parsed.ok) return <SystemFailure reason="not-an-id" id={id} />;
  if (parsed.form === 'me' && own === null) return <SystemFailure reason="no-token" id={id} />;
  // One reference, whichever was used to open it, so that all parts share their answers.
  const ref = own !== null && isOwnSystem(own, parsed.ref) ? own.id : parsed.ref;
  return <KnownSystem key={ref} {...rest} id={id} systemRef={ref} />;
}

interface KnownSystemProps extends SystemScreenProps {
  systemRef: string;
}

function KnownSystem({
  id,
  systemRef: ref,
  isPublicView,
  onPublicView,
  isRecordOpen,
  children,
}: KnownSystemProps) {
  const own = useOwnSystem();
  const isOwn = isOwnSystem(own, ref);
  const asOthers = isOwn && isPublicView;
  const owner = isOwn && !isPublicView;
  const caller = useSystemCaller(ref, asOthers);
  const query = useSystem(caller, ref);
  // The cached front of the status screens is shown until the answer arrives; never to other viewers.
  const followed = useFollowedSystem(caller, ref);
  const answer = query.data;
  const known = asOthers ? null : (followed.system ?? (owner ? own : null));
  const system = sharedValue(answer) ?? known;
  const privacy = owner ? (sharedValue(answer)?.privacy ?? null) : null;
  const open = useMemo(
    () => ({ ref, caller, owner, asOthers, system, privacy }),
    [ref, caller, owner, asOthers, system, privacy],
  );
  if (answer?.state === 'not-found' || answer?.state === 'private')
    return <SystemFailure reason={answer.state} id={id} />;
  const isWaiting = system === null && query.error === null;
  return (
    <OpenSystemContext value={open}>
      <div
        className={styles.page}
        data-record={isRecordOpen || undefined}
        data-waiting={(isWaiting && !isRecordOpen) || undefined}
      >
        {!isRecordOpen && (
          <Boundary>
            <SystemHead
              id={ref}
              system={system}
              privacy={privacy}
              error={query.error}
              isWaiting={isWaiting}
              atMs={answer === undefined ? followed.atMs : query.dataUpdatedAt}
              onRetry={() => void query.refetch()}
              isOwn={isOwn}
              isPublicView={asOthers}
              onPublicView={onPublicView}
            />
          </Boundary>
        )}
        {!isRecordOpen && <SystemTabs id={id} />}
        <div className={styles.content}>
          <Boundary>{children}</Boundary>
        </div>
      </div>
    </OpenSystemContext>
  );
}
