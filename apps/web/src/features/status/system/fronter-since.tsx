import type { SystemView } from '../../../cache/naming/system-view.ts';
import type { SinceTextProps } from '../../../parts/fronting-since/since-text.tsx';
import type { CachedMember } from '../../../persistence/documents/cached-records.ts';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { useSeen } from '../../../ui/scrolling/use-seen.ts';
import styles from './fronter-since.module.css';

/** Loaded only if the option is on. */
const SinceText = lazyPart<SinceTextProps>(() =>
  import('../../../parts/fronting-since/since-text.tsx').then((module) => ({ default: module.SinceText })),
);

interface FronterSinceProps {
  view: SystemView;
  /** Null for a member who must not be named. */
  member: CachedMember | null;
}

/** How long a fronter has been in front, beside their picture. */
export function FronterSince({ view: { id, lastSwitch }, member }: FronterSinceProps) {
  if (member === null || lastSwitch === null) return null;
  return <SeenSince systemRef={id} lastSwitch={lastSwitch} memberId={member.id} />;
}

/** Fetched once it is visible. Its line is reserved while it is loading. */
function SeenSince(props: SinceTextProps) {
  const [place, isSeen] = useSeen<HTMLSpanElement>();
  return (
    <span ref={place} className={styles.since}>
      {isSeen && (
        <Boundary isPressable>
          <SinceText {...props} />
        </Boundary>
      )}
    </span>
  );
}
