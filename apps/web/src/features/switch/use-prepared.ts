import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { type AmbiguousName, parseMembers } from '../../cache/own/parse-members.ts';
import type { FrontMember } from '../../session/front-member.ts';
import { createSwitchLink } from '../../session/switch-link.ts';
import { readMoment } from '../../session/switch-search.ts';
import { useNotify } from '../../state/hooks.ts';
import { useServices } from '../../sync/services.ts';
import { useBook, useDesk } from './switch-desk.tsx';
import { switchWords } from './words.ts';

const words = switchWords.prepared;
/** Time enough to notice what was replaced, also for a person who is dissociating. */
const PUT_BACK_MS = 60_000;

/** What a link has prepared, and which parts could not be read. */
export interface Prepared {
  readonly members: readonly FrontMember[];
  readonly ambiguous: readonly AmbiguousName[];
  readonly unknown: readonly string[];
  /** The time as it is written; null if it is understood, or there is none. */
  readonly badTime: string | null;
}

/**
 * Puts the members in the last opened link into the draft, once the members are known. Records nothing.
 *
 * @returns what was put there, for the note about it
 */
export function usePrepared(): {
  prepared: Prepared | null;
  setPrepared: (prepared: Prepared | null) => void;
} {
  const { draft, atMs, isAbout, setDraft } = useDesk();
  const book = useBook();
  const naming = useNaming();
  const { notify } = useNotify();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const links = useServices().once(createSwitchLink);
  const link = useStore(links);
  const { items } = book.list;
  useEffect(() => {
    // Already done: this runs twice in development.
    if (link === null || links.getState() !== link) return;
    if (link.members !== undefined && items === null) return;
    links.setState(null, true);
    const { members, ambiguous, unknown } = parseMembers(link.members ?? '', items ?? [], naming);
    const moment = link.at === undefined ? null : readMoment(link.at);
    const chosen = members.map(book.toFrontMember);
    setPrepared({
      members: chosen,
      ambiguous,
      unknown,
      badTime: link.at !== undefined && moment === null ? link.at : null,
    });
    setDraft(link.members === undefined ? draft : chosen, moment);
    const isReplaced = link.members !== undefined && draft.length > 0;
    if (isReplaced)
      notify({
        kind: 'info',
        title: words.replaced,
        timeoutMs: PUT_BACK_MS,
        action: { label: words.putBack, run: () => setDraft(draft, atMs, isAbout) },
      });
  }, [link, links, items, naming, book, draft, atMs, isAbout, setDraft, notify]);
  return { prepared, setPrepared };
}
