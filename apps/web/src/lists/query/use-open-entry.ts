import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useMemo } from 'react';
import { screenHeading } from '../../ui/focus/screen-heading.ts';
import { isForBrowser } from '../../ui/is-for-browser.ts';
import { useLatest } from '../../ui/use-latest.ts';

/** Where the entries of a list can lead: to the page of one, or to the form that edits it. */
type EntryPage = (typeof PAGES)[keyof typeof PAGES] | '/manage/members/$id' | '/manage/groups/$id';

/** A screen beside the list of a looked-up system. */
interface PlaceInSystem {
  readonly to: '/lookup/system/$id/members/$member' | '/lookup/system/$id/groups/$group';
  /** As in the address. */
  readonly system: string;
}

export type EntryPlace = EntryPage | PlaceInSystem;

const PAGES = { member: '/lookup/member/$id', group: '/lookup/group/$id' } as const;

interface OpenEntryOptions {
  readonly kind: 'member' | 'group';
  /** Where the entries lead; to the details of one if absent. */
  readonly page?: EntryPlace | undefined;
  /** The list in its order, for continuing from the entry's page. */
  readonly ids: readonly string[];
  /** The owner views the list as others see it, and continues to. */
  readonly asOthers: boolean;
  /** The entry that is open beside the list. */
  readonly openId?: string | null;
}

interface OpenOptions {
  readonly among?: readonly string[];
  readonly keepsFocus?: boolean;
}

export interface OpenEntry {
  readonly hrefOf: (id: string) => string;
  /** For the press of an anchor with such an address and `data-id`. */
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** `among`: the list to continue in, if it is not `ids`. `keepsFocus` leaves the focus in the list. */
  readonly open: (id: string, options?: OpenOptions) => void;
}

/**
 * The function that opens the page of an entry. Not a router link for each row: thirty router links cost more than everything else when
 * a key in the search field renders the list again.
 */
export function useOpenEntry({
  kind,
  page = PAGES[kind],
  ids,
  asOthers,
  openId = null,
}: OpenEntryOptions): OpenEntry {
  const router = useRouter();
  // The handlers stay the same while the list changes, so that rows do not render again because of it.
  const latest = useLatest(ids);
  // These lists stay beside their records, with their search in the address.
  const staysBeside = typeof page !== 'string' || page.startsWith('/manage/');
  const to = typeof page === 'string' ? page : page.to;
  const system = typeof page === 'string' ? null : page.system;
  const target = useCallback(
    (id: string) => ({
      to,
      params: system === null ? { id } : { id: system, member: id, group: id },
      search: asOthers ? { as: 'others' as const } : {},
    }),
    [to, system, asOthers],
  );
  const open = useCallback(
    (id: string, { among = latest.current, keepsFocus = false }: OpenOptions = {}) => {
      const { href, state } = router.latestLocation;
      // Beside its list, one record replaces the other: Back leads to the list.
      const isWalking = keepsFocus && state.browsed !== undefined;
      void router.navigate({
        ...target(id),
        ...(staysBeside && { search: true }),
        replace: isWalking,
        state: {
          browsed: { kind, ids: among, from: isWalking ? (state.browsed?.from ?? href) : href },
          ...(keepsFocus && { keepsFocus }),
        },
      });
    },
    [router, target, kind, staysBeside],
  );
  const hrefOf = useMemo(() => {
    // Ids consist of letters only, so one address gives all others.
    const { href } = router.buildLocation(target('id'));
    const address = router.history.createHref(href);
    const start = address.lastIndexOf('/id') + 1;
    const [before, after] = [address.slice(0, start), address.slice(start + 'id'.length)];
    return (id: string) => `${before}${id}${after}`;
  }, [router, target]);
  const onOpen = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const { id } = event.currentTarget.dataset;
      if (isForBrowser(event) || id === undefined) return;
      event.preventDefault();
      // It is already open: nothing to open, only to focus.
      if (id === openId) screenHeading()?.focus();
      else open(id);
    },
    [open, openId],
  );
  return useMemo(() => ({ hrefOf, onOpen, open }), [hrefOf, onOpen, open]);
}
