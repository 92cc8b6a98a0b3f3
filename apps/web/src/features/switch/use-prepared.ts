import { useEffect, useRef, useState } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { type AmbiguousName, parseMembers } from '../../cache/own/parse-members.ts';
import type { FrontMember } from '../../session/front-member.ts';
import { useNotify } from '../../state/hooks.ts';
import { useBook, useDesk } from './switch-desk.tsx';
import { readMoment, type SwitchSearch } from './switch-search.ts';
import { switchWords } from './words.ts';

const words = switchWords.prepared;
/** Time enough to notice what was replaced, also for someone who is not quite there. */
const PUT_BACK_MS = 60_000;

/** What a link has prepared, and what of it could not be understood. */
export interface Prepared {
  readonly members: readonly FrontMember[];
  readonly ambiguous: readonly AmbiguousName[];
  readonly unknown: readonly string[];
  /** The time as it was written; null when it was understood, or there was none. */
  readonly badTime: string | null;
}

/**
 * Puts what the address names into the draft, once the members are known, and takes it out of the address so that going on from there
 * is not undone by a reload. Never records anything.
 */
export function usePrepared(
  search: SwitchSearch,
  onRead: () => void,
): { prepared: Prepared | null; setPrepared: (prepared: Prepared | null) => void } {
  const { draft, atMs, setDraft } = useDesk();
  const book = useBook();
  const naming = useNaming();
  const { notify } = useNotify();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const isAsked = search.members !== undefined || search.at !== undefined;
  const { items } = book.list;
  const isKnown = search.members === undefined || items !== null;
  /** The address takes a moment to change, and what it named must not be chosen twice. */
  const read = useRef<SwitchSearch | null>(null);
  useEffect(() => {
    if (!isAsked || !isKnown || read.current === search) return;
    read.current = search;
    const { members, ambiguous, unknown } = parseMembers(search.members ?? '', items ?? [], naming);
    const moment = search.at === undefined ? null : readMoment(search.at);
    const chosen = members.map(book.toFrontMember);
    setPrepared({
      members: chosen,
      ambiguous,
      unknown,
      badTime: search.at !== undefined && moment === null ? search.at : null,
    });
    setDraft(search.members === undefined ? draft : chosen, moment);
    onRead();
    const isReplaced = search.members !== undefined && draft.length > 0;
    if (isReplaced)
      notify({
        kind: 'info',
        title: words.replaced,
        timeoutMs: PUT_BACK_MS,
        action: { label: words.putBack, run: () => setDraft(draft, atMs) },
      });
  }, [isAsked, isKnown, search, items, naming, book, draft, atMs, setDraft, onRead, notify]);
  return { prepared, setPrepared };
}
