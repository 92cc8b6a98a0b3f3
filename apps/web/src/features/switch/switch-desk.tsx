import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { FrontMember } from '../../data/outbox/types.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { type OwnFront, useOwnFront } from '../../data/outbox/use-own-front.ts';
import { usePreferences } from '../../state/hooks.ts';
import { useServices } from '../../state/services.tsx';
import {
  currentDraft,
  drafting,
  favouring,
  switchedTo,
  useSwitchChoices,
  useSwitchChoicesStore,
} from '../../state/switch-choices.ts';
import { frontPhrase, frontWithout, isIn } from './fronts.ts';
import { type MemberBook, useMemberBook } from './use-member-book.ts';
import { switchWords as words } from './words.ts';

/** A switch that lies ahead and waits for a second look. */
export interface FutureSwitch {
  readonly members: readonly FrontMember[];
  readonly atMs: number;
}

/** Everything the parts of the switch screen share. */
export interface SwitchDesk {
  readonly book: MemberBook;
  readonly front: OwnFront;
  /** The front that is being chosen, in order. */
  readonly draft: readonly FrontMember[];
  /** The moment it is to be recorded at; null for the moment of the press. */
  readonly atMs: number | null;
  readonly favourites: readonly FrontMember[];
  readonly recents: readonly FrontMember[];
  /** Takes a member into the draft, or out of it. Keeps its identity. */
  readonly toggle: (member: FrontMember) => void;
  readonly setDraft: (members: readonly FrontMember[], atMs: number | null) => void;
  /** Keeps its identity. */
  readonly favour: (member: FrontMember, isFavourite: boolean) => void;
  /** Records a front now, and leaves the draft as it is. */
  readonly switchNow: (members: readonly FrontMember[]) => void;
  /** Records a front at the chosen moment, and empties the draft. */
  readonly switchDraft: (members: readonly FrontMember[]) => void;
  readonly future: FutureSwitch | null;
  /** Answers the question whether a switch that lies ahead is meant. */
  readonly answerFuture: (isMeant: boolean) => void;
  /** What has just happened, for those who hear it. */
  readonly said: string;
  readonly say: (text: string) => void;
  /** Why the last switch could not be kept, in words. */
  readonly problem: string | null;
}

/** The desk of the screen; one for all its parts. */
export function useSwitchDesk(): SwitchDesk {
  const { clock } = useServices();
  const outbox = useOutbox();
  const store = useSwitchChoicesStore();
  const choices = useSwitchChoices();
  const book = useMemberBook();
  const front = useOwnFront();
  const correctMinutes = usePreferences((preferences) => preferences.correctSwitchMinutes);
  const [future, setFuture] = useState<FutureSwitch | null>(null);
  const [said, say] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** Who is in the switch that is being kept, by uuid; null when none is. */
  const recording = useRef<string | null>(null);

  const { memberOf } = book;
  const kept = currentDraft(choices, clock.now());
  const draftUuids = kept?.members;
  const atMs = kept?.atMs ?? null;
  const resolved = useCallback(
    (uuids: readonly string[]) => uuids.flatMap((uuid) => memberOf(uuid) ?? []),
    [memberOf],
  );
  const draft = useMemo(() => resolved(draftUuids ?? []), [resolved, draftUuids]);
  const favourites = useMemo(() => resolved(choices.favourites), [resolved, choices.favourites]);
  const recents = useMemo(() => resolved(choices.recents), [resolved, choices.recents]);

  const setDraft = useCallback(
    (members: readonly FrontMember[], moment: number | null) =>
      store.update(drafting(members, moment, clock.now())),
    [store, clock],
  );
  // Read when it happens, so that thousands of rows are not drawn anew because someone was chosen.
  const latest = useRef({ draft, atMs });
  latest.current = { draft, atMs };
  const toggle = useCallback(
    (member: FrontMember) => {
      const now = latest.current;
      const isChosen = isIn(now.draft, member.uuid);
      setDraft(isChosen ? frontWithout(now.draft, member.uuid) : [...now.draft, member], now.atMs);
      say(isChosen ? words.members.takenOut(member.name) : words.members.chosen(member.name));
    },
    [setDraft],
  );
  const favour = useCallback(
    (member: FrontMember, isFavourite: boolean) => store.update(favouring(member, isFavourite)),
    [store],
  );

  const record = async (
    members: readonly FrontMember[],
    { moment, isFromDraft, isMeant }: { moment: number | null; isFromDraft: boolean; isMeant: boolean },
  ) => {
    const wish = members.map(({ uuid }) => uuid).join();
    if (recording.current !== null) {
      // A second press before the first one is kept is the same wish; another one is not dropped without a word.
      if (recording.current !== wish) setProblem(words.busy);
      return;
    }
    recording.current = wish;
    const done = isFromDraft ? (draftUuids ?? []) : null;
    setProblem(null);
    const result = await outbox.record({
      members,
      ...(moment === null
        ? correctMinutes > 0 && { correctWithinMs: correctMinutes * 60_000 }
        : { atMs: moment }),
      isFutureConfirmed: isMeant,
    });
    recording.current = null;
    if (result.ok) {
      store.update(switchedTo(members, done));
      say(members.length === 0 ? words.outbox.out : words.outbox.to(frontPhrase(members)));
    } else if (result.reason === 'future' && moment !== null) {
      setFuture({ members, atMs: moment });
    } else {
      setProblem(result.message);
    }
  };

  return {
    book,
    front,
    draft,
    atMs,
    favourites,
    recents,
    toggle,
    setDraft,
    favour,
    switchNow: (members) => void record(members, { moment: null, isFromDraft: false, isMeant: false }),
    switchDraft: (members) => void record(members, { moment: atMs, isFromDraft: true, isMeant: false }),
    future,
    answerFuture(isMeant) {
      setFuture(null);
      if (isMeant && future !== null)
        void record(future.members, { moment: future.atMs, isFromDraft: true, isMeant: true });
    },
    said,
    say,
    problem,
  };
}

const DeskContext = createContext<SwitchDesk | null>(null);

/** Makes the desk reachable for the parts of the screen. */
export const SwitchDeskProvider = DeskContext;

/** The desk; throws outside the switch screen. */
export function useDesk(): SwitchDesk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('useDesk needs a SwitchDeskProvider above it');
  return desk;
}
