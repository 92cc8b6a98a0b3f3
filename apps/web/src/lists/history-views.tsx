import { Link } from '@tanstack/react-router';
import tabLinks from '../ui/tab-links.module.css';
import { historyViewWords as words } from './history-view-words.ts';

const OWN = [
  { to: '/history', label: words.list },
  { to: '/history/statistics', label: words.statistics },
  { to: '/history/timeline', label: words.timeline },
  { to: '/history/calendar', label: words.calendar },
] as const;

const LOOKED_UP = [
  { to: '/lookup/system/$id/history', label: words.list },
  { to: '/lookup/system/$id/history/statistics', label: words.statistics },
  { to: '/lookup/system/$id/history/timeline', label: words.timeline },
  { to: '/lookup/system/$id/history/calendar', label: words.calendar },
] as const;

/** `exact`: the address of the list is the start of the others. */
const ACTIVE = { exact: true, includeSearch: false } as const;

/** Links to the views of the own history. */
export function OwnHistoryViews() {
  return (
    <nav aria-label={words.label} className={tabLinks.tabs}>
      {OWN.map(({ to, label }) => (
        <Link key={to} to={to} className={tabLinks.tab} activeOptions={ACTIVE}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

interface LookedUpHistoryViewsProps {
  /** The system's id in the address. */
  id: string;
  /** The owner looks at it as others see it. */
  asOthers: boolean;
}

/** Links to the views of the history of a looked-up system. */
export function LookedUpHistoryViews({ id, asOthers }: LookedUpHistoryViewsProps) {
  return (
    <nav aria-label={words.label} className={tabLinks.tabs}>
      {LOOKED_UP.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ id }}
          search={asOthers ? { as: 'others' } : {}}
          className={tabLinks.tab}
          activeOptions={ACTIVE}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
