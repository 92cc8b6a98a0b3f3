import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { type AmbiguousName, parseMembers } from '../../../cache/own/parse-members.ts';
import type { FrontMember } from '../../../session/front-member.ts';
import { useLocalData } from '../../../session/local/local-data.ts';
import { type ListedFront, linkedFront } from '../../../session/local/saved-fronts.ts';
import { createSwitchLink } from '../../../session/switch-link.ts';
import { readMoment } from '../../../session/switch-moment.ts';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { joinedFront } from '../desk/fronts.ts';
import { useBook, useDesk } from '../desk/switch-desk.tsx';
import { type ShownFront, useShowFront } from '../saved/use-saved-fronts.ts';
import { switchWords } from '../words.ts';

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
  /** What became of a saved front that the link names, where that is not all; null otherwise. */
  readonly frontNote: string | null;
  /** The link has put somebody or a time into the draft. */
  readonly isReady: boolean;
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
  const fronts = useLocalData(({ savedFronts }) => savedFronts);
  const show = useShowFront();
  useEffect(() => {
    // Already done: this runs twice in development.
    if (link === null || links.getState() !== link) return;
    const namesMembers = link.members !== undefined || link.front !== undefined;
    if (namesMembers && items === null) return;
    links.setState(null, true);
    const { members, ambiguous, unknown } = parseMembers(link.members ?? '', items ?? [], naming);
    const moment = link.at === undefined ? null : readMoment(link.at);
    const saved =
      link.front === undefined ? null : savedIn(link.front, linkedFront(fronts, link.front), show);
    const chosen = joinedFront(saved?.members ?? [], members.map(book.toFrontMember));
    const isReady = chosen.length > 0 || moment !== null || saved === null;
    setPrepared({
      members: chosen,
      ambiguous,
      unknown,
      badTime: link.at !== undefined && moment === null ? link.at : null,
      frontNote: saved?.note ?? null,
      isReady,
    });
    // A name that nobody has given must not take away what was chosen.
    if (!isReady) return;
    setDraft(namesMembers ? chosen : draft, moment);
    const isReplaced = namesMembers && draft.length > 0;
    if (isReplaced)
      notify({
        kind: 'info',
        title: words.replaced,
        timeoutMs: PUT_BACK_MS,
        action: { label: words.putBack, run: () => setDraft(draft, atMs, isAbout) },
      });
  }, [link, links, items, naming, book, draft, atMs, isAbout, setDraft, notify, fronts, show]);
  return { prepared, setPrepared };
}

/** Who of a saved front can be chosen, and what there is to say about the others. */
function savedIn(
  name: string,
  front: ListedFront | null,
  show: (front: ListedFront) => ShownFront,
): { readonly members: readonly FrontMember[]; readonly note: string | null } {
  if (front === null) return { members: [], note: words.unknownFront(name) };
  const { press, members, formerCount } = show(front);
  if (press === 'out') return { members, note: words.switchOutFront(name) };
  if (press === 'nobody') return { members, note: words.noneLeft(name) };
  return { members, note: formerCount > 0 ? words.leftOut(name, formerCount) : null };
}
