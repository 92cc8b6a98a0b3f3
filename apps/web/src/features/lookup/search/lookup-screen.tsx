import { useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useLookupAnswers, type Wanted } from '../../../cache/lookup/use-lookup-answers.ts';
import { useSession } from '../../../session/hooks.ts';
import { type RecentLookup, remembering, useRecentLookupsStore } from '../../../session/recent-lookups.ts';
import { referenceWords } from '../../../text/reference-words.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useDebounce } from '../../../ui/fields/use-debounce.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import { page, stack } from '../../../ui/layout/layout.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LookupForm } from './lookup-form.tsx';
import { LookupResults } from './lookup-results.tsx';
import styles from './lookup-screen.module.css';
import type { LookupSearch } from './lookup-search.ts';
import { RecentLookupList } from './recent-lookups.tsx';
import { recogniseLookup } from './recognise.ts';
import { PAGES } from './result-card.tsx';
import { toLookupSearch } from './to-lookup-search.ts';
import { useOpening } from './use-opening.ts';
import { type KindChoice, searchWords } from './words.ts';

/** Pause in typing before a request. */
const REST_MS = 500;

interface LookupScreenProps {
  /** The reference in the address. */
  search: LookupSearch;
  /** Resolves once the address contains it. */
  onSearch: (search: LookupSearch, options: { replace: boolean }) => Promise<void>;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When a shared token was removed from the address, in milliseconds since 1970. */
    tokenSharedAtMs?: number;
  }
}

/** What is typed, or the address says, and what that refers to. */
function useTypedReference(search: LookupSearch) {
  const tokenSharedAtMs = useLocation({ select: ({ state }) => state.tokenSharedAtMs ?? null });
  /** A shared token is mentioned until the person types. */
  const [isTokenNamed, setTokenNamed] = useState(tokenSharedAtMs !== null);
  const [seenShareAtMs, setSeenShareAtMs] = useState(tokenSharedAtMs);
  const [text, setText] = useState(search.q ?? '');
  const [choice, setChoice] = useState<KindChoice>(search.kind ?? 'any');
  /** Problems of a text that is still being typed wait until the person has left the field or pressed Enter. */
  const [isFinished, setFinished] = useState(search.q !== undefined);
  const [seen, setSeen] = useState(search);
  const recognition = recogniseLookup(text, choice);
  const { wanted } = recognition;
  // Something else than this screen changed the address: Back, a link, the navigation.
  if (search.q !== seen.q || search.kind !== seen.kind) {
    setSeen(search);
    if (search.q !== wanted?.ref || (search.kind ?? 'any') !== choice) {
      setText(search.q ?? '');
      setChoice(search.kind ?? 'any');
      setFinished(search.q !== undefined);
    }
  }

  if (tokenSharedAtMs !== seenShareAtMs) {
    setSeenShareAtMs(tokenSharedAtMs);
    setTokenNamed(tokenSharedAtMs !== null);
    if (tokenSharedAtMs !== null) setText('');
  }

  const isProblemShown =
    recognition.problem !== null && text !== '' && (isFinished || !recognition.isUnfinished);
  const isEmptyShown = text.trim() === '' && isFinished && search.q === undefined;
  const shownProblem = isProblemShown || isEmptyShown ? (recognition.problem ?? undefined) : undefined;
  return {
    ...{ text, choice, setChoice, setFinished, recognition, wanted },
    error: isTokenNamed && text === '' ? referenceWords.token : shownProblem,
    type(next: string): void {
      const { linkKind } = recogniseLookup(next, choice);
      setText(next);
      setTokenNamed(false);
      setFinished(false);
      if (linkKind !== null) setChoice(linkKind);
    },
  };
}

/** The own system was asked for, and there is no valid token. */
function OwnNeedsToken() {
  return (
    <div role="status" className={styles.needsToken}>
      <p>{searchWords.ownNeedsToken}</p>
      <LinkButton to="/settings" size="small">
        {searchWords.toSettings}
      </LinkButton>
    </div>
  );
}

/** The wanted reference if it is the one in the address: only that is looked up. */
function askedIn(search: LookupSearch, wanted: Wanted | null, choice: KindChoice): Wanted | null {
  // An address may contain a reference in any form, such as a shared link.
  const addressed = recogniseLookup(search.q ?? '', search.kind ?? 'any').wanted;
  return wanted?.ref === addressed?.ref && choice === (search.kind ?? 'any') ? wanted : null;
}

/** One field for any reference of PluralKit's. */
export function LookupScreen({ search, onSearch }: LookupScreenProps) {
  const typed = useTypedReference(search);
  const { text, choice, setChoice, setFinished, recognition, wanted, error } = typed;
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const recents = useRecentLookupsStore();
  const { state: sessionState } = useSession();
  const opening = useOpening((found) => {
    if (found.kind !== 'message') open({ kind: found.kind, id: found.value.id });
  });

  const needsToken = wanted?.form === 'me' && (sessionState === 'no-token' || sessionState === 'rejected');
  const inAddress = askedIn(search, wanted, choice);
  const isAsked = inAddress !== null;
  const asked = needsToken ? null : inAddress;
  const answers = useLookupAnswers(asked);

  const open = (lookup: RecentLookup) => {
    recents.update(remembering(lookup));
    void navigate({ to: PAGES[lookup.kind], params: { id: lookup.id } });
  };

  const ask = async (options: { replace: boolean }) => {
    if (wanted === null || (isAsked && wanted.ref === search.q)) return;
    await onSearch(toLookupSearch(wanted.ref, choice), options);
  };

  const typing = useDebounce(() => {
    if (!isAsked) void ask({ replace: true });
  }, REST_MS);

  const handleChange = (next: string) => {
    typed.type(next);
    opening.stop();
    typing.start();
  };

  const handleChoice = (next: KindChoice) => {
    setChoice(next);
    opening.stop();
    typing.stop();
    const again = recogniseLookup(text, next);
    if (again.wanted !== null) void onSearch(toLookupSearch(again.wanted.ref, next), { replace: true });
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setFinished(true);
    if (wanted === null) {
      input.current?.focus();
      return;
    }
    typing.stop();
    const address = ask({ replace: search.q === undefined || isAsked });
    if (!needsToken) void opening.start(wanted, address);
  };

  return (
    <div className={cx(stack(6), page('reading'), styles.screen)}>
      <PageHeader title={searchWords.title} lead={searchWords.lead} />
      <LookupForm
        {...{ input, text, error, recognition, choice }}
        isPending={opening.isOpening}
        onText={handleChange}
        onLeave={() => text !== '' && setFinished(true)}
        onChoice={handleChoice}
        onSubmit={handleSubmit}
      />
      {needsToken && <OwnNeedsToken />}
      {asked !== null && (
        <LookupResults
          wanted={asked}
          answers={answers}
          onOpen={(lookup) => recents.update(remembering(lookup))}
        />
      )}
      <RecentLookupList />
    </div>
  );
}
