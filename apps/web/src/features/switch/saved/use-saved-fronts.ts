import { useCallback, useMemo } from 'react';
import { createMatcher } from '../../../cache/naming/search.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { savedFrontName } from '../../../parts/saved-fronts/use-saved-front-names.ts';
import type { FrontMember } from '../../../session/front-member.ts';
import { useLocalData } from '../../../session/local/local-data.ts';
import { type ListedFront, listFronts } from '../../../session/local/saved-fronts.ts';
import { useNotify } from '../../../state/hooks.ts';
import { useBook, useDesk } from '../desk/switch-desk.tsx';
import { savedWords as words } from './words.ts';

/** A saved front as it can be chosen now. */
export interface ShownFront {
  readonly front: ListedFront;
  /** Its name as the screen shows it. */
  readonly name: string;
  /** Its members who are in the system, in its order. */
  readonly members: readonly FrontMember[];
  /** How many others it has. */
  readonly formerCount: number;
  /** What a press does: records a switch or a switch-out at once, puts its members into the next front, or says that nobody of it is there. */
  readonly press: 'switch' | 'out' | 'take' | 'nobody';
}

/** The saved fronts in their order, with the members by their current names. */
function useSavedFronts(): readonly ShownFront[] {
  const fronts = useLocalData(({ savedFronts }) => savedFronts);
  const listed = useMemo(() => listFronts(fronts), [fronts]);
  const show = useShowFront();
  return useMemo(() => listed.map(show), [listed, show]);
}

/** All saved fronts, and those whose names match a text. */
export function useFoundFronts(text: string): {
  readonly all: readonly ShownFront[];
  readonly found: readonly ShownFront[];
} {
  const all = useSavedFronts();
  return useMemo(() => {
    const isMatch = createMatcher(text);
    return { all, found: all.filter(({ front }) => isMatch({ ids: [], names: [front.name] })) };
  }, [all, text]);
}

/** A function that says how a saved front can be chosen. */
export function useShowFront(): (front: ListedFront) => ShownFront {
  const { memberOf } = useBook();
  const { singleTaps } = useDesk();
  const naming = useNaming();
  return useCallback(
    (front) => {
      const members = front.members.flatMap((uuid) => memberOf(uuid) ?? []);
      const formerCount = front.members.length - members.length;
      return {
        front,
        name: savedFrontName(front, naming),
        members,
        formerCount,
        press: pressOf(front.members.length, formerCount, singleTaps),
      };
    },
    [memberOf, singleTaps, naming],
  );
}

function pressOf(count: number, formerCount: number, singleTaps: boolean): ShownFront['press'] {
  // A switch-out can't be in the next front. Like its button, it says in words that it records.
  if (count === 0) return 'out';
  if (formerCount === count) return 'nobody';
  // Without some of its members it is another front, which the person sees before anything is sent.
  return singleTaps && formerCount === 0 ? 'switch' : 'take';
}

/** A function that does what a press on a saved front does, and says who was left out. */
export function usePressFront(): (shown: ShownFront) => void {
  const { switchNow, take } = useDesk();
  const { notify } = useNotify();
  return ({ press, members, name, formerCount }) => {
    if (press === 'nobody') {
      notify({ kind: 'info', title: words.nobody(name), caption: words.nobodyHint });
      return;
    }
    (press === 'take' ? take : switchNow)(members);
    if (formerCount > 0)
      notify({ kind: 'info', title: words.leftOut(name, formerCount), caption: words.leftOutHint });
  };
}
