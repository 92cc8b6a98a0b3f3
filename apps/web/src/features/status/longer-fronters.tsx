import { parseTimestamp } from '@frontboard/model';
import type { SystemView } from '../../cache/naming/system-view.ts';
import { knownSince, SinceTime } from '../../lists/fronting-since/since-text.tsx';
import { useFrontingSince } from '../../sync/fronting-since/use-fronting-since.ts';
import { Foreign } from '../../ui/foreign.tsx';
import { useSeen } from '../../ui/use-seen.ts';

export interface LongerFrontersProps {
  view: SystemView;
  lastSwitch: string;
}

/** Beside the time of the latest switch: who was fronting before it, and for how long. Fetched once it is visible. */
export function LongerFronters({ view, lastSwitch }: LongerFrontersProps) {
  const [place, isSeen] = useSeen<HTMLSpanElement>();
  const hasMembers = view.fronters.some(({ member }) => member !== null);
  const since = useFrontingSince(view.id, isSeen && hasMembers ? lastSwitch : null);
  const switchMs = parseTimestamp(lastSwitch) ?? 0;
  const longer = view.fronters.flatMap(({ key, name, member }) => {
    if (!since || member === null) return [];
    const known = knownSince(since, member.id, lastSwitch);
    return known !== null && known.atMs < switchMs ? [{ key, name, known }] : [];
  });
  return (
    <>
      <span ref={place} />
      {longer.map(({ key, name, known }) => (
        <span key={key}>
          <Foreign>{name}</Foreign> <SinceTime known={known} />
        </span>
      ))}
    </>
  );
}
