import { type Group, type Member, recordKey } from '@frontboard/model';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { type ParsedMembers, parseMembers } from '../../../cache/own/parse-members.ts';
import { useOwnGroups } from '../../../cache/own/use-own-lists.ts';
import { apartText } from '../../../lists/apart-text.ts';
import { ViewMenu } from '../../../lists/look/view-menu.tsx';
import { ListToolbar } from '../../../lists/search/list-toolbar.tsx';
import { searchKeys } from '../../../lists/search/search-keys.ts';
import { listWords } from '../../../lists/words.ts';
import type { MemberState } from '../../../session/local/local-tables.ts';
import { useMemberStates } from '../../../session/local/member-states.ts';
import { isFrontCalled } from '../../../session/local/saved-fronts.ts';
import { useSettings } from '../../../state/hooks.ts';
import { sortedByName } from '../../../text/by-name.ts';
import { describeError } from '../../../text/errors/describe-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { softSmall } from '../../../ui/text/text-look.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import { useWindowed } from '../../../ui/windowed/use-windowed.ts';
import { WhileAway } from '../away/while-away.tsx';
import { frontPhrase, isIn, joinedFront } from '../desk/fronts.ts';
import { rankMembers } from '../desk/rank-members.ts';
import { useBook, useDesk } from '../desk/switch-desk.tsx';
import { SavedFronts } from '../saved/saved-fronts.tsx';
import { useFoundFronts, usePressFront } from '../saved/use-saved-fronts.ts';
import screenStyles from '../switch-screen.module.css';
import { Somebody } from '../unsure/somebody.tsx';
import { switchWords } from '../words.ts';
import styles from './all-members.module.css';
import { FrontsAgain } from './fronts-again.tsx';
import { useGroupExclusion } from './group-exclusion.tsx';
import { KnownMembers } from './known-members.tsx';
import { LongList } from './letters/long-list.tsx';
import { MemberCells } from './member-cells.tsx';
import { useQuickMembers } from './use-quick-members.ts';
import { useSwitcherSettings, useSwitchList } from './use-switch-list.ts';

const words = switchWords.members;

/** So many faces cannot be taken in at a glance any more. */
const ROWS_FROM = 60;

/** All members of the own system, to be found and chosen; and placeholders until they are known. */
export function AllMembers() {
  const book = useBook();
  const groups = useOwnGroups();
  const { state, error, retry } = book.list;
  // Rendered when there is time: the parts above it come first.
  const items = useDeferredValue(book.list.items);
  return (
    <section aria-labelledby="all-members" className={screenStyles.section}>
      <VisuallyHidden>
        <h2 id="all-members">{words.title}</h2>
      </VisuallyHidden>
      {state === 'failed' && (
        <div role="status" className={styles.failed}>
          <p>{words.failed}</p>
          <p className={softSmall}>{words.failedHint}</p>
          <TryAgain size="small" untilMs={describeError(error).retryAtMs} onRetry={retry} />
        </div>
      )}
      {items === null && <KnownMembers />}
      {(state === 'loading' || items !== book.list.items) && items === null && <Loading />}
      {items !== null && items.length > 0 && <ChooseMembers members={items} groups={groups.items} />}
    </section>
  );
}

function Loading() {
  // Code for comparing names takes long to prepare: done in the background, so that the list need not wait for it.
  useEffect(() => {
    const timer = setTimeout(() => sortedByName([]));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className={styles.loading}>
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} height={64} width={64} shape="circle" />
      ))}
    </div>
  );
}

interface ChooseMembersProps {
  members: readonly Member[];
  groups: readonly Group[] | null;
}

/** What is typed into the search, what it finds, and what Enter chooses. */
function useTypedMembers({ members, groups }: ChooseMembersProps) {
  const { draft, atMs, setDraft, say } = useDesk();
  const book = useBook();
  const naming = useNaming();
  const pressFront = usePressFront();
  const [text, setText] = useState('');
  // The field responds at once; the list follows when there is time.
  const shownText = useDeferredValue(text);
  const { result, excludedCount, find } = useSwitchList(members, groups, shownText);
  const fronts = useFoundFronts(shownText);
  const named = useMemo(() => parseMembers(shownText, members, naming), [shownText, members, naming]);

  const chooseTyped = () => {
    // Searched again: the shown results may lag behind the keys.
    const typed = parseMembers(text, members, naming);
    const isNamed = typed.members.length > 0;
    const saved = isNamed ? undefined : fronts.all.find(({ front }) => isFrontCalled(front, text));
    if (saved !== undefined) {
      pressFront(saved);
      setText('');
      return;
    }
    const chosen = isNamed ? typed.members : find(text).slice(0, 1);
    if (chosen.length === 0) return;
    const added = chosen.map(book.toFrontMember);
    setDraft(joinedFront(draft, added), atMs);
    say(words.chosen(frontPhrase(added)));
    setText(isNamed ? unreadNames(typed).join(', ') : '');
  };
  return {
    ...{ text, setText, shownText, result, excludedCount, fronts, named, chooseTyped },
    isSearched: shownText.trim() !== '',
    // For a single name, the list itself shows what Enter chooses.
    isListOfNames: named.members.length > 0 && named.members.length + unreadNames(named).length > 1,
  };
}
interface CountProps extends Pick<ChooseMembersProps, 'members'> {
  typed: ReturnType<typeof useTypedMembers>;
}

/** How many there are or were found, who is left out, and whom Enter chooses. */
function Count({ members, typed }: CountProps) {
  const { result, excludedCount, named } = typed;
  const book = useBook();
  const states = useMemberStates();
  return (
    <>
      {typed.isSearched && result.matched < result.total
        ? words.count(formatCount(result.matched), formatCount(result.total))
        : allText(
            result.total,
            members.flatMap((it) => states[recordKey(it)] ?? []),
          )}
      {excludedCount > 0 && `. ${words.excluded(formatCount(excludedCount), excludedCount === 1)}`}
      {typed.isListOfNames && `. ${words.enterChooses(frontPhrase(named.members.map(book.toFrontMember)))}`}
    </>
  );
}

function ChooseMembers({ members, groups }: ChooseMembersProps) {
  const { switcher, change } = useSwitcherSettings();
  const areSingleKeysOn = useSettings(({ singleKeys }) => singleKeys);
  const searchRef = useRef<HTMLInputElement>(null);
  const typed = useTypedMembers({ members, groups });
  const { text, setText, shownText, result, fronts, isSearched } = typed;
  const look = members.length < ROWS_FROM ? 'faces' : 'rows';
  const first = useFirst(members, result.items);
  // The rows of a long list are all in their order, where a letter finds them; who comes first is above them.
  const items = useMemo(
    () => (isSearched || look === 'rows' ? result.items : rankMembers(result.items, first)),
    [result, first, isSearched, look],
  );
  const ids = useMemo(() => items.map(recordKey), [items]);
  const filters = useGroupExclusion(groups ?? []);
  const windowed = useWindowed({ ids, columns: 'auto' });
  const list = {
    items,
    windowed,
    search: shownText,
    sort: switcher.lastSortMethod === 'by-name' ? 'name' : 'last-message',
  } as const;
  const contentRef = useRef<HTMLDivElement>(null);
  const clear = () => {
    setText('');
    searchRef.current?.focus();
  };
  return (
    <>
      <ListToolbar
        search={{
          label: words.search,
          text,
          onText: setText,
          onKey: searchKeys({ text, list: () => contentRef.current, onEnter: typed.chooseTyped }),
          hint: areSingleKeysOn ? `${words.searchKeyHint} ${words.searchHint}` : words.searchHint,
          inputRef: searchRef,
        }}
        filters={filters}
        count={<Count members={members} typed={typed} />}
        tools={
          <ViewMenu
            sorts={words.sorts}
            sort={switcher.lastSortMethod}
            onSort={(lastSortMethod) => change({ lastSortMethod })}
          />
        }
      />
      <SavedFronts fronts={fronts.found} isSearched={isSearched} />
      {look === 'rows' && !isSearched && (
        <>
          <WhileAway />
          <Somebody />
        </>
      )}
      {items.length > 0 || (look === 'rows' && !isSearched && first.length > 0) ? (
        look === 'rows' ? (
          <LongList {...list} first={first} contentRef={contentRef} />
        ) : (
          <div ref={contentRef}>
            <MemberCells {...list} label={words.title} look="faces" />
          </div>
        )
      ) : typed.isListOfNames || fronts.found.length > 0 ? null : (
        <NothingFound onClear={isSearched ? clear : null} />
      )}
      {/* Below few faces, which stay in reach of a thumb. */}
      {look === 'faces' && !isSearched && (
        <>
          <FrontsAgain />
          <Somebody />
          <WhileAway />
        </>
      )}
    </>
  );
}

/** `onClear`: null without a search. */
function NothingFound({ onClear }: { onClear: (() => void) | null }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={words.nothing}
      actions={onClear && <Button onClick={onClear}>{words.clear}</Button>}
    >
      <p>{words.nothingHint}</p>
    </EmptyState>
  );
}

/** Favourites, and recent fronters whom no left-out group hides. */
function useFirst(members: readonly Member[], listed: readonly Member[]): readonly Member[] {
  const quick = useQuickMembers();
  const { favourites } = useDesk();
  const states = useMemberStates();
  const byUuid = useMemo(() => new Map<string, Member>(members.map((it) => [recordKey(it), it])), [members]);
  return useMemo(() => {
    const shown = new Set(listed);
    return quick.flatMap(({ uuid }) => {
      const member = byUuid.get(uuid);
      if (member === undefined || states[uuid] === 'resting') return [];
      return shown.has(member) || isIn(favourites, uuid) ? member : [];
    });
  }, [quick, byUuid, listed, favourites, states]);
}

/** How many there are, without those who are not counted. */
function allText(total: number, states: readonly MemberState[]): string {
  const apart = apartText(states);
  if (apart === null) return words.all(formatCount(total), total);
  const counted = apart.others(total);
  return listWords.count.apart(words.all(formatCount(counted), counted), apart.text);
}

/** The parts of a text that name no certain member, to be corrected. */
function unreadNames({ ambiguous, unknown }: ParsedMembers): readonly string[] {
  return [...ambiguous.map(({ text }) => text), ...unknown];
}
