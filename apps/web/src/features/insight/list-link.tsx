import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { UNKNOWN_MEMBER } from '../../sync/insight/questions.ts';
import { isForBrowser } from '../../ui/is-for-browser.ts';
import styles from './insight.module.css';

/** Days as `2026-05-03`. */
export interface ShownDays {
  readonly from: string;
  readonly to: string;
}

/** What the list is filtered by. */
type ListSearch = Readonly<Record<string, string>>;

/** The way to the list of a history. */
export interface ListLinks {
  readonly hrefOf: (search: ListSearch) => string;
  readonly onOpen: (event: MouseEvent, search: ListSearch) => void;
}

/**
 * The links of a table to the list of its history. Not a router link for each row: every router link is computed again with every change of
 * the address. `lookedUpId`: null for the own system's history.
 */
export function useListLinks(lookedUpId: string | null): ListLinks {
  const router = useRouter();
  return useMemo(() => {
    const target = (search: ListSearch) =>
      lookedUpId === null
        ? ({ to: '/history', search } as const)
        : ({
            to: '/lookup/system/$id/history',
            params: { id: lookedUpId },
            search: (now: { readonly as?: 'others' | undefined }) => ({
              ...(now.as && { as: now.as }),
              ...search,
            }),
          } as const);
    const { pathname, search, hash } = router.buildLocation(target({}));
    return {
      hrefOf(own) {
        const searchText = router.options.stringifySearch({ ...search, ...own });
        return router.history.createHref(pathname + searchText + (hash === '' ? '' : `#${hash}`));
      },
      onOpen(event, own) {
        if (isForBrowser(event)) return;
        event.preventDefault();
        void router.navigate(target(own));
      },
    };
  }, [router, lookedUpId]);
}

/** The links to the time of single members on this screen. `search` of the address stays. */
export function useMemberLinks(search: object): Pick<ListLinks, 'hrefOf' | 'onOpen'> {
  const router = useRouter();
  return useMemo(() => {
    const { pathname } = router.state.location;
    return {
      hrefOf: (own) =>
        router.history.createHref(
          pathname + router.options.stringifySearch({ ...router.state.location.search, ...search, ...own }),
        ),
      onOpen(event, own) {
        if (isForBrowser(event)) return;
        event.preventDefault();
        void router.navigate({ to: '.', search: (now: object) => ({ ...now, ...own }) });
      },
    };
  }, [router, search]);
}

interface ListLinkProps {
  links: ListLinks;
  /** Who fronts together in the list, by short id. */
  memberIds?: readonly string[];
  /** The group of which at least one member is fronting. */
  groupId?: string;
  /** The first and the last day; null for all time. */
  days: ShownDays | null;
  children: ReactNode;
}

/** Links to the list of the switches of these days in which these are fronting. A member without a name cannot be searched for. */
export function ListLink({ links, memberIds = [], groupId, days, children }: ListLinkProps) {
  if (memberIds.includes(UNKNOWN_MEMBER)) return children;
  const search = {
    ...(memberIds.length > 0 && { with: memberIds.join(',') }),
    ...(groupId !== undefined && { group: groupId }),
    ...days,
  };
  return (
    <a href={links.hrefOf(search)} className={styles.link} onClick={(event) => links.onOpen(event, search)}>
      {children}
    </a>
  );
}
