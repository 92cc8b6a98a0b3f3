import { formatId, type Member, memberLabel, parseLookup } from '@frontboard/model';
import {
  CircleMinus,
  CirclePlus,
  Eye,
  History,
  House,
  Keyboard,
  KeyRound,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Pencil,
  Plus,
  RefreshCw,
  Search,
  Sun,
  Undo2,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useMemo } from 'react';
import { useKnownFaces } from '../../cache/lookup/use-known-faces.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { SCREENS, type Screen } from '../../parts/screens/screens.ts';
import { frontNames } from '../../parts/switches/use-noticed-switch.ts';
import { isSameFront } from '../../session/front-member.ts';
import { readEntries, useRecentLookups } from '../../session/recent-lookups.ts';
import { serviceNow } from '../../state/service-now.ts';
import { useShortcutHelp } from '../../state/shortcut-help.ts';
import { useTheme } from '../../state/use-theme.ts';
import { useServices } from '../../sync/services.ts';
import { describeReference } from '../../text/reference-words.ts';
import { alsoCalled } from './also-called.ts';
import type { ChoiceSection, PaletteChoice, PaletteHands, PaletteMessage } from './choices.ts';
import { commandAnswer, memberFace } from './command-choices.ts';
import { useFollowedChoices } from './followed-choices.ts';
import { type Ranked, type RankIndex, rank, rankIndex } from './rank.ts';
import { toFrontMember, withoutThose, withoutVerb } from './read-command.ts';
import { recordChoice } from './record-choice.ts';
import { isNobodyLeft, savedChoice, savedChoiceId } from './saved-choices.ts';
import type { OwnDesk } from './use-own-desk.ts';
import { paletteWords as words } from './words.ts';

const MOST_MEMBERS = 8;
const MOST_OTHERS = 6;
const MOST_AT_FIRST = 5;

interface Action {
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly Icon: LucideIcon;
  readonly run: () => void;
}

/** What the palette shows for a text. */
interface Shown {
  readonly sections: readonly ChoiceSection[];
  readonly message: PaletteMessage | null;
}

const ICONS = { system: House, member: UserRound, group: UsersRound } as const;
const PLACE_INDEX = rankIndex(
  Object.values(SCREENS).filter(({ isInPalette = true }) => isInPalette),
  (screen) => screen,
);

/** Finds everything that a text may mean: a switch, members, screens, actions, systems, and what can be looked up. */
export function useSections(text: string, desk: OwnDesk, hands: PaletteHands): Shown {
  const services = useServices();
  const actions = useActions(desk, hands);
  const systems = useFollowedChoices(hands);
  const recent = useRecent(hands);
  const { saved } = desk;
  const savedIndex = useMemo(
    () =>
      rankIndex(
        saved.filter((front) => !isNobodyLeft(front)),
        (front) => front,
      ),
    [saved],
  );
  return useMemo(() => {
    const typed = text.trim();
    const isEmpty = typed === '';
    const command = commandAnswer(typed, desk, hands, serviceNow(services));
    const most = isEmpty ? MOST_AT_FIRST : MOST_OTHERS;
    const find = (isTolerant: boolean): readonly (readonly [score: number, section: ChoiceSection])[] => {
      const members = isEmpty ? [] : rank(desk.index, withoutVerb(text), MOST_MEMBERS, isTolerant);
      const places = rank(PLACE_INDEX, typed, isEmpty ? MOST_OTHERS : most, isTolerant);
      return [
        ranked('members', words.sections.members, members, (member) => memberChoice(member, desk, hands)),
        ranked(
          'saved',
          words.sections.saved,
          isEmpty
            ? []
            : rank(savedIndex, withoutVerb(text), most, isTolerant).filter(
                ({ item }) => !isOffered(command.sections, savedChoiceId(item)),
              ),
          (front) => savedChoice(front, desk, hands),
        ),
        ranked('actions', words.sections.actions, rank(actions, typed, most, isTolerant), actionChoice),
        ranked('places', words.sections.places, places, (place) => placeChoice(place, hands)),
        ranked('systems', words.sections.systems, rank(systems, typed, most, isTolerant), (choice) => choice),
        ranked('recent', words.sections.recent, rank(recent, typed, most, isTolerant), (choice) => choice),
      ];
    };
    const exact = find(false);
    // A text that is read as a switch has its own answer to a mistyped name.
    const isRead = command.sections.length > 0 || command.message !== null;
    const isFound = isRead || exact.some(([, { choices }]) => choices.length > 0);
    const found = isFound ? exact : find(true);
    // Best matches first; sections that match equally well keep the order above.
    const sections = isEmpty ? found : found.toSorted(([one], [other]) => one - other);
    return {
      message: command.message ?? refusedLink(typed),
      sections: [
        ...command.sections,
        ...sections.map(([, section]) => section),
        lookupSection(typed, hands),
      ].filter(({ choices }) => choices.length > 0),
    };
  }, [text, desk, hands, services, actions, systems, recent, savedIndex]);
}

/** Whether a choice is in a section already. */
function isOffered(sections: readonly ChoiceSection[], id: string): boolean {
  return sections.some(({ choices }) => choices.some((choice) => choice.id === id));
}

/** The actions for one member. */
export function subjectSections(
  member: Member,
  desk: OwnDesk,
  hands: PaletteHands,
): readonly ChoiceSection[] {
  const { front, naming } = desk;
  const one = toFrontMember(member, naming);
  const { name } = one;
  const isIn = front?.some(({ uuid }) => uuid === one.uuid) ?? false;
  const choices: PaletteChoice[] = [];
  if (front === null || !isSameFront(front, [one]))
    choices.push({ ...recordChoice(desk, [one], { label: words.switchToOnly(name) }), id: 'only' });
  if (front !== null && front.length > 0) {
    const next = isIn ? withoutThose(front, [one]) : [...front, one];
    choices.push({
      id: isIn ? 'end' : 'add',
      label: isIn ? words.endOne(name) : words.addOne(name),
      note: next.length === 0 ? words.asSwitchOut : words.change(frontNames(next)),
      face: { kind: 'icon', Icon: isIn ? CircleMinus : CirclePlus },
      run: () => desk.record(next, null),
    });
  }
  choices.push({
    id: 'open',
    label: words.open(name),
    face: { kind: 'icon', Icon: Eye },
    run: () => hands.goToEntity('member', member.id),
  });
  choices.push({
    id: 'edit',
    label: words.edit(name),
    face: { kind: 'icon', Icon: Pencil },
    run: () => hands.edit(member.id),
  });
  return [{ id: 'subject', title: words.of(name), choices }];
}

function ranked<T>(
  id: string,
  title: string,
  found: readonly Ranked<T>[],
  toChoice: (item: T) => PaletteChoice,
): readonly [number, ChoiceSection] {
  const score = found[0]?.score ?? Number.POSITIVE_INFINITY;
  return [score, { id, title, choices: found.map(({ item }) => toChoice(item)) }];
}

function memberChoice(member: Member, { naming, front }: OwnDesk, hands: PaletteHands): PaletteChoice {
  const { name, pronouns } = memberLabel(member, naming);
  const isIn = front?.some(({ uuid }) => uuid === member.uuid) ?? false;
  return {
    id: `member-${member.id}`,
    label: name,
    note: [pronouns, isIn ? words.fronting : null, formatId(member.id, naming.id)]
      .filter(Boolean)
      .join(' · '),
    face: memberFace(member, name),
    run: () => hands.setSubject(member.id),
  };
}

function actionChoice({ id, name, Icon, run }: Action): PaletteChoice {
  return { id, label: name, face: { kind: 'icon', Icon }, run };
}

function placeChoice({ to, name, Icon }: Screen, hands: PaletteHands): PaletteChoice {
  return { id: `place-${to}`, label: name, face: { kind: 'icon', Icon }, run: () => hands.go(to) };
}

/** Why a link can't be looked up, with the message of every field that takes one. A text that is not a link may be a name. */
export function refusedLink(typed: string): PaletteMessage | null {
  const lookup = parseLookup(typed);
  return !lookup.ok && (lookup.reason === 'unknown-link' || lookup.reason === 'link-without-id')
    ? { title: describeReference(lookup).problem }
    : null;
}

function lookupSection(typed: string, hands: PaletteHands): ChoiceSection {
  const lookup = parseLookup(typed);
  const choices: PaletteChoice[] = [];
  if (lookup.ok)
    choices.push({
      id: 'lookup',
      label: lookup.fromLink ? words.lookUpLink : words.lookUp(lookup.ref),
      face: { kind: 'icon', Icon: Search },
      run: () => hands.lookUp(typed),
    });
  // It must not be sent or shown anywhere else.
  else if (lookup.reason === 'token')
    choices.push({
      id: 'token',
      label: words.actions.addToken,
      face: { kind: 'icon', Icon: KeyRound },
      run: () => hands.go('/settings'),
    });
  return { id: 'lookup', title: words.sections.lookup, choices };
}

function useActions(desk: OwnDesk, hands: PaletteHands): RankIndex<Action> {
  const { refresher } = useServices();
  const { choice, setChoice } = useTheme();
  const openShortcuts = useShortcutHelp();
  return useMemo(() => {
    const { actions } = words;
    const { front, undoable } = desk;
    const hasToken = desk.list.state !== 'none';
    const list: Action[] = [];
    const add = (
      id: string,
      name: string,
      Icon: LucideIcon,
      run: () => void,
      otherNames: readonly string[],
    ) => list.push({ id, name, Icon, run, otherNames });
    if (hasToken) {
      add('to', actions.switch, UserRound, () => hands.setText('sw '), alsoCalled.switch);
      if (front === null || front.length > 0)
        add('out', words.switchOut, LogOut, () => desk.record([], null), alsoCalled.switchOut);
      if (undoable !== null) {
        const label =
          undoable.members.length === 0 ? actions.undoOut : actions.undo(frontNames(undoable.members));
        add('undo', label, Undo2, () => hands.doAndClose(() => desk.undo(undoable)), alsoCalled.undo);
      }
    } else add('token', actions.addToken, KeyRound, () => hands.go('/settings'), alsoCalled.addToken);
    add(
      'refresh',
      actions.refresh,
      RefreshCw,
      () => hands.doAndClose(refresher.refreshNow),
      alsoCalled.refresh,
    );
    add('keys', actions.shortcuts, Keyboard, () => hands.doAndClose(openShortcuts), alsoCalled.shortcuts);
    add('follow', actions.follow, Plus, () => hands.go('/manage/add'), alsoCalled.follow);
    if (hasToken) add('forgotten', actions.forgotten, History, hands.addForgotten, alsoCalled.forgotten);
    for (const [theme, Icon] of [
      ['light', Sun],
      ['dark', Moon],
      ['system', Monitor],
    ] as const)
      if (theme !== choice)
        add(
          theme,
          actions[theme],
          Icon,
          () => hands.doAndClose(() => setChoice(theme)),
          alsoCalled.theme[theme],
        );
    if (hasToken)
      add('forget', actions.forgetToken, KeyRound, () => hands.go('/settings'), alsoCalled.forgetToken);
    return rankIndex(list, (action) => action);
  }, [desk, hands, refresher, choice, setChoice, openShortcuts]);
}

function useRecent(hands: PaletteHands): RankIndex<PaletteChoice> {
  const recent = useRecentLookups();
  const faceOf = useKnownFaces();
  const naming = useNaming();
  // Names are found in this page's cache when the palette opens; searching with every key would find no more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the finder is made again at every key
  return useMemo(
    () =>
      rankIndex(
        readEntries(recent).flatMap(({ kind, id }): PaletteChoice[] => {
          const { name, avatarUrl, color, isGone } = faceOf({ kind, id });
          if (isGone === true) return [];
          const shownId = formatId(id, naming.id);
          return [
            {
              id: `recent-${kind}-${id}`,
              label: name ?? `${words.unnamed[kind]} ${shownId}`,
              note: `${words.kinds[kind]} · ${shownId}`,
              face:
                name === null
                  ? { kind: 'icon', Icon: ICONS[kind] }
                  : {
                      kind: 'picture',
                      name,
                      url: avatarUrl,
                      color,
                      shape: kind === 'member' ? 'circle' : 'squircle',
                    },
              run: () => hands.goToEntity(kind, id),
            },
          ];
        }),
        ({ label, note }) => ({ name: label, otherNames: note === undefined ? [] : [note] }),
      ),
    [recent, naming, hands],
  );
}
