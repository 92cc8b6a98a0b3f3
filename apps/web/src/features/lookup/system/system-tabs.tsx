import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { groupQueries } from '../../../cache/groups/queries.ts';
import { memberQueries } from '../../../cache/members/queries.ts';
import { sharedCount } from '../../../cache/shared.ts';
import { systemLookups } from '../../../cache/systems/lookup-queries.ts';
import tabLinks from '../../../ui/layout/tab-links.module.css';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { useOpenSystem } from './system-context.ts';
import styles from './system-screen.module.css';
import { lookedUpSystemWords } from './words.ts';

/** The tabs of a system, as links because each has its own address, with counts if known. */
export function SystemTabs({ id }: { id: string }) {
  const { ref, caller, asOthers } = useOpenSystem();
  // Only loaded lists are counted: a list of thousands is not fetched for a number.
  const unasked = { enabled: false } as const;
  const members = useQuery({ ...memberQueries(caller).list(ref), ...unasked, select: sharedCount });
  const groups = useQuery({ ...groupQueries(caller).list(ref), ...unasked, select: sharedCount });
  const fronters = useQuery({
    ...systemLookups(caller).front(ref),
    ...unasked,
    select: (front) => (front.state === 'fronting' ? front.members.length : null),
  });
  const search = asOthers ? ({ as: 'others' } as const) : {};
  const tabs = [
    { to: '/lookup/system/$id/fronters', label: lookedUpSystemWords.tabs.fronters, count: fronters.data },
    { to: '/lookup/system/$id/members', label: lookedUpSystemWords.tabs.members, count: members.data },
    { to: '/lookup/system/$id/groups', label: lookedUpSystemWords.tabs.groups, count: groups.data },
    { to: '/lookup/system/$id/history', label: lookedUpSystemWords.tabs.history, count: null },
  ] as const;
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // With large letters there may be no room for all of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one has changed
  useLayoutEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (chosen && nav.current)
      nav.current.scrollLeft = chosen.offsetLeft - nav.current.offsetLeft - chosen.offsetWidth;
  }, [path]);
  return (
    <nav ref={nav} aria-label={lookedUpSystemWords.tabsLabel} className={tabLinks.tabs}>
      {tabs.map(({ to, label, count }) => (
        <Link
          key={to}
          to={to}
          params={{ id }}
          search={search}
          className={tabLinks.tab}
          data-shortcut="tab"
          activeOptions={{ includeSearch: false }}
        >
          {label}
          {typeof count === 'number' && <span className={styles.tabCount}>{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
