import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { groupQueries } from '../../../cache/groups/queries.ts';
import { memberQueries } from '../../../cache/members/queries.ts';
import { sharedCount } from '../../../cache/shared.ts';
import { systemLookups } from '../../../cache/systems/lookup-queries.ts';
import { formatCount } from '../../../ui/format-count.ts';
import tabLinks from '../../../ui/tab-links.module.css';
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
  return (
    <nav aria-label={lookedUpSystemWords.tabsLabel} className={tabLinks.tabs}>
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
