import {
  createContext,
  type PropsWithChildren,
  type RefObject,
  useCallback,
  useContext,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FrontMember } from '../../../session/front-member.ts';
import { useLocalDataStore } from '../../../session/local/local-data.ts';
import { notingUnsure } from '../../../session/local/unsure.ts';
import {
  currentDraft,
  drafting,
  favouring,
  useSwitchChoices,
  useSwitchChoicesStore,
} from '../../../session/switch-choices.ts';
import { useSettings } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { type OwnFront, useOwnFront } from '../../../sync/switches/use-own-front.ts';
import { useRecordSwitch } from '../../../sync/switches/use-record-switch.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { type RecentSwitchesNow, useRecentSwitches } from '../history/use-recent-switches.ts';
import { switchWords as words } from '../words.ts';
import { frontPhrase, frontWithout, isIn } from './fronts.ts';
import type { QuickVisit } from './rank-members.ts';
import { type MemberBook, useMemberBook } from './use-member-book.ts';

/** A switch in the future that waits for a confirmation. */
export interface FutureSwitch {
  readonly members: readonly FrontMember[];
  readonly atMs: number;
}

/** The choices of the switch screen, and the functions that choose and record. */
export interface SwitchDesk {
  /** The chosen front, in order. */
  readonly draft: readonly FrontMember[];
  /** The time to record it at; null for the time of the press. */
  readonly atMs: number | null;
  /** The time is only about right, which is noted on this device. */
  readonly isAbout: boolean;
  /** The content of the field for the time while it is incomplete; null otherwise. `atMs` is then the last complete one. */
  readonly unfinishedTime: string | null;
  readonly setUnfinishedTime: (text: string | null) => void;
  /** On the field for the time. */
  readonly timeField: RefObject<HTMLInputElement | null>;
  readonly favourites: readonly FrontMember[];
  readonly recents: readonly FrontMember[];
  /** Adds a member to the draft, or removes them. Keeps its identity. */
  readonly toggle: (member: FrontMember) => void;
  /** What a press on a member does: they are chosen, or switched to at once if the person wants that. */
  readonly press: (member: FrontMember) => void;
  /** Whether a press switches: as the person wants, unless a time is chosen, which such a switch would not have. */
  readonly singleTaps: boolean;
  /** Whether a member was pressed during this visit. */
  readonly isPressed: boolean;
  /** Chooses a whole front; who was chosen before comes after it. */
  readonly take: (members: readonly FrontMember[]) => void;
  /** `isAbout`: absent if that stays while the time does. */
  readonly setDraft: (members: readonly FrontMember[], atMs: number | null, isAbout?: boolean) => void;
  /** Keeps its identity. */
  readonly favour: (member: FrontMember, isFavourite: boolean) => void;
  /** Records a front now, and leaves the draft unchanged. */
  readonly switchNow: (members: readonly FrontMember[]) => void;
  /** Records a front at the chosen time, and empties the draft. Says what is missing if nobody is chosen or the time is unfinished. */
  readonly switchDraft: (members: readonly FrontMember[]) => void;
  readonly future: FutureSwitch | null;
  /** Answers the question whether a switch in the future is intended. */
  readonly answerFuture: (isMeant: boolean) => void;
  /** Announces an event to a screen reader. Keeps its identity. */
  readonly say: (text: string) => void;
  /** Why the last switch could not be stored, as a message. */
  readonly problem: string | null;
}

/** More of a history decide nothing on this screen. */
const MOST_ROWS = 100;

type Newest = Pick<RecentSwitchesNow, 'rows' | 'state'>;

/** Whether the card of an absence is on the screen, for what leads to it. */
interface AwayShown {
  readonly isShown: boolean;
  /** Keeps its identity. */
  readonly setShown: (isShown: boolean) => void;
}

const NOBODY: readonly FrontMember[] = [];

// A separate context for each part: answers arrive one after another, and each renders only the part that shows it.
const BookContext = createContext<MemberBook | null>(null);
const FrontContext = createContext<OwnFront | null>(null);
const DeskContext = createContext<SwitchDesk | null>(null);
const NewestContext = createContext<Newest | null>(null);
const VisitContext = createContext<RefObject<QuickVisit | null> | null>(null);
const SaidContext = createContext('');
const AwayContext = createContext<AwayShown | null>(null);

/** What the parts of the switch screen share: the members, the front and the desk. */
export function SwitchDeskProvider({ children }: PropsWithChildren) {
  const book = useMemberBook();
  const front = useOwnFront();
  const [said, say] = useState('');
  const desk = useSwitchDesk(book, say);
  // Asked for after the front. Also where they are collapsed: so they appear at once when expanded, and offline.
  const { rows, state } = useRecentSwitches(useDeferredValue(front.state !== 'loading'));
  const newest = useMemo(() => ({ rows: rows.slice(0, MOST_ROWS), state }), [rows, state]);
  const visit = useRef<QuickVisit | null>(null);
  const [isShown, setShown] = useState(false);
  const away = useMemo(() => ({ isShown, setShown }), [isShown]);
  return (
    <BookContext value={book}>
      <FrontContext value={front}>
        <NewestContext value={newest}>
          <VisitContext value={visit}>
            <DeskContext value={desk}>
              <AwayContext value={away}>
                <SaidContext value={said}>{children}</SaidContext>
              </AwayContext>
            </DeskContext>
          </VisitContext>
        </NewestContext>
      </FrontContext>
    </BookContext>
  );
}

/** Who is chosen for the next switch, and when it is. */
function useSwitchDraft({ memberOf }: MemberBook, say: (text: string) => void) {
  const { clock } = useServices();
  const areTapsSingle = useSettings((settings) => settings.singleTaps);
  const areMarksWanted = useSettings(({ unsureTimes }) => unsureTimes);
  const store = useSwitchChoicesStore();
  const choices = useSwitchChoices();
  const [unfinished, setUnfinished] = useState<{ text: string; atMs: number | null } | null>(null);

  const stored = currentDraft(choices, clock.now());
  const draftUuids = stored?.members;
  const atMs = stored?.atMs ?? null;
  const resolved = useCallback(
    (uuids: readonly string[] = []) =>
      uuids.length === 0 ? NOBODY : uuids.flatMap((uuid) => memberOf(uuid) ?? []),
    [memberOf],
  );
  const draft = useMemo(() => resolved(draftUuids), [resolved, draftUuids]);
  const favourites = useMemo(() => resolved(choices.favourites), [resolved, choices.favourites]);
  const recents = useMemo(() => resolved(choices.recents), [resolved, choices.recents]);

  const setDraft = useCallback(
    (members: readonly FrontMember[], moment: number | null, about?: boolean) =>
      store.update(drafting(members, moment, clock.now(), about)),
    [store, clock],
  );
  // Read on demand, so that a choice does not render thousands of rows again.
  const latest = useLatest({ draft, atMs });
  const toggle = useCallback(
    (member: FrontMember) => {
      const now = latest.current;
      const isChosen = isIn(now.draft, member.uuid);
      setDraft(isChosen ? frontWithout(now.draft, member.uuid) : [...now.draft, member], now.atMs);
      say(isChosen ? words.members.takenOut(member.name) : words.members.chosen(member.name));
    },
    [setDraft, say],
  );
  const take = useCallback(
    (members: readonly FrontMember[]) => {
      const now = latest.current;
      setDraft([...members, ...now.draft.filter(({ uuid }) => !isIn(members, uuid))], now.atMs);
      say(words.members.chosen(frontPhrase(members)));
    },
    [setDraft, say],
  );
  const favour = useCallback(
    (member: FrontMember, isFavourite: boolean) => store.update(favouring(member, isFavourite)),
    [store],
  );
  return {
    ...{ draft, draftUuids, atMs, favourites, recents, setDraft, toggle, take, favour },
    isAbout: areMarksWanted && (stored?.isAbout ?? false),
    singleTaps: areTapsSingle && atMs === null,
    // Dropped when another time was chosen since.
    unfinishedTime: unfinished?.atMs === atMs ? unfinished.text : null,
    setUnfinished,
  };
}

type ChosenDraft = Pick<ReturnType<typeof useSwitchDraft>, 'draftUuids' | 'isAbout'>;

/** Records fronts, and asks about a time in the future. */
function useRecordedFronts({ draftUuids, isAbout }: ChosenDraft, say: (text: string) => void) {
  const recordSwitch = useRecordSwitch();
  const local = useLocalDataStore();
  const [future, setFuture] = useState<FutureSwitch | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const record = useCallback(
    async (
      members: readonly FrontMember[],
      { moment, isFromDraft, isMeant }: { moment: number | null; isFromDraft: boolean; isMeant: boolean },
    ) => {
      setProblem(null);
      const result = await recordSwitch({
        members,
        atMs: moment,
        draft: isFromDraft ? (draftUuids ?? []) : null,
        isFutureConfirmed: isMeant,
      });
      if (result === null) return;
      if (result.ok) {
        if (isFromDraft && isAbout && moment !== null)
          local.update(notingUnsure({ kind: 'about', atMs: moment }));
        say(members.length === 0 ? words.queue.out : words.queue.to(frontPhrase(members)));
      } else if (result.reason === 'future' && moment !== null) {
        setFuture({ members, atMs: moment });
      } else {
        setProblem(result.message);
      }
    },
    [recordSwitch, say, draftUuids, isAbout, local],
  );
  return { record, future, setFuture, problem };
}

function useSwitchDesk(book: MemberBook, say: (text: string) => void): SwitchDesk {
  const [isPressed, setPressed] = useState(false);
  const timeField = useRef<HTMLInputElement>(null);
  const chosen = useSwitchDraft(book, say);
  const { draft, draftUuids, atMs, favourites, recents, setDraft, toggle, take, favour } = chosen;
  const { isAbout, singleTaps, unfinishedTime, setUnfinished } = chosen;
  const { record, future, setFuture, problem } = useRecordedFronts({ draftUuids, isAbout }, say);
  const switchNow = useCallback(
    (members: readonly FrontMember[]) =>
      void record(members, { moment: null, isFromDraft: false, isMeant: false }),
    [record],
  );

  return useMemo(
    () => ({
      ...{ draft, atMs, isAbout, unfinishedTime, timeField, favourites, recents, toggle, singleTaps },
      ...{ isPressed, take, setDraft, favour, switchNow, future, say, problem },
      setUnfinishedTime: (text) => setUnfinished(text === null ? null : { text, atMs }),
      press(member) {
        setPressed(true);
        if (singleTaps) switchNow([member]);
        else toggle(member);
      },
      switchDraft(members) {
        if (members.length === 0) say(words.draft.nobody);
        else if (unfinishedTime === null)
          void record(members, { moment: atMs, isFromDraft: true, isMeant: false });
        else {
          say(words.when.invalid);
          timeField.current?.focus();
        }
      },
      answerFuture(isMeant) {
        setFuture(null);
        if (isMeant && future !== null)
          void record(future.members, { moment: future.atMs, isFromDraft: true, isMeant: true });
      },
    }),
    [
      draft,
      atMs,
      isAbout,
      unfinishedTime,
      favourites,
      recents,
      toggle,
      take,
      singleTaps,
      isPressed,
      setDraft,
      favour,
      record,
      switchNow,
      future,
      setFuture,
      setUnfinished,
      say,
      problem,
    ],
  );
}

/** The choices, and the functions that choose and record; throws outside the switch screen. */
export function useDesk(): SwitchDesk {
  return inside(useContext(DeskContext));
}

/** The own members; throws outside the switch screen. */
export function useBook(): MemberBook {
  return inside(useContext(BookContext));
}

/** The front; throws outside the switch screen. */
export function useFront(): OwnFront {
  return inside(useContext(FrontContext));
}

/** The newest 100 switches of the own system; throws outside the switch screen. */
export function useNewest(): Newest {
  return inside(useContext(NewestContext));
}

/** The order of the first members during this visit; throws outside the switch screen. */
export function useQuickVisit(): RefObject<QuickVisit | null> {
  return inside(useContext(VisitContext));
}

/** Whether the card of an absence is on the screen; throws outside the switch screen. */
export function useAwayShown(): AwayShown {
  return inside(useContext(AwayContext));
}

/** The latest announcement, for a screen reader. */
export function useSaid(): string {
  return useContext(SaidContext);
}

function inside<T>(shared: T | null): T {
  if (shared === null) throw new Error('Only inside a SwitchDeskProvider');
  return shared;
}
