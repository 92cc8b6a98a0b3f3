import { isShortId } from '@frontboard/model';
import { Link, type LinkProps, useSearch } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { LinkButton } from '../ui/buttons/link-button.tsx';
import { cx } from '../ui/layout/class-names.ts';
import { PageHeader } from '../ui/layout/page-header.tsx';
import tabLinks from '../ui/layout/tab-links.module.css';
import { historyViewWords as words } from './history-view-words.ts';
import styles from './history-views.module.css';
import { screenNames } from './screens/names.ts';

const OWN = {
  list: '/history',
  statistics: '/history/statistics',
  timeline: '/history/timeline',
  calendar: '/history/calendar',
} as const;

const LOOKED_UP = {
  list: '/lookup/system/$id/history',
  statistics: '/lookup/system/$id/history/statistics',
  timeline: '/lookup/system/$id/history/timeline',
  calendar: '/lookup/system/$id/history/calendar',
} as const;

const VIEWS = ['list', 'statistics', 'timeline', 'calendar'] as const;

/** `exact`: the address of the list is the start of the others. */
const ACTIVE = { exact: true, includeSearch: false } as const;

interface SystemHistoryPlace {
  /** The system's id in the address. */
  readonly id: string;
  /** The owner looks at it as others see it. */
  readonly asOthers: boolean;
}

/** The title of a view of the own history. */
export function OwnHistoryTitle({ title }: { title: string }) {
  return (
    <div className={styles.title}>
      <PageHeader title={title} />
    </div>
  );
}

/** Links to the views of the own history. A member who is shown alone stays so, with a link to their page. */
export function OwnHistoryViews() {
  return <ShownHistoryViews system={null} />;
}

/** Links to the views of the history of a looked-up system; see `OwnHistoryViews`. */
export function LookedUpHistoryViews(system: SystemHistoryPlace) {
  return <ShownHistoryViews system={system} />;
}

interface MemberHistoryViewsProps {
  /** A short id. */
  memberId: string;
  /** Null for the own history. */
  system: SystemHistoryPlace | null;
}

/** Links from a member to the views of the history, for this member. */
export function MemberHistoryViews({ memberId, system }: MemberHistoryViewsProps) {
  return (
    <nav aria-label={words.label} className={tabLinks.tabs}>
      <Views of={memberId} system={system} listLabel={words.history} />
    </nav>
  );
}

function ShownHistoryViews({ system }: { system: SystemHistoryPlace | null }) {
  const of = useSearch({ strict: false, select: memberIn });
  return (
    <>
      <nav aria-label={words.label} className={cx(tabLinks.tabs, system === null && styles.atTop)}>
        <Views of={of} system={system} listLabel={words.list} />
      </nav>
      {of !== null && (
        <div>
          <LinkButton
            to="/lookup/member/$id"
            params={{ id: of }}
            search={system?.asOthers ? { as: 'others' } : {}}
            size="small"
            variant="quiet"
            icon={<UserRound aria-hidden="true" />}
          >
            {words.member}
          </LinkButton>
        </div>
      )}
    </>
  );
}

interface ViewsProps {
  /** The member who is shown alone; null for all. */
  of: string | null;
  system: SystemHistoryPlace | null;
  listLabel: string;
}

function Views({ of, system, listLabel }: ViewsProps) {
  const as = system?.asOthers ? { as: 'others' as const } : {};
  return VIEWS.map((view) => {
    const place: Pick<LinkProps, 'to' | 'params' | 'search'> =
      system === null
        ? ownPlace(view, of)
        : { to: LOOKED_UP[view], params: { id: system.id }, search: { ...as, ...searchFor(view, of) } };
    return (
      <Link key={view} {...place} className={tabLinks.tab} activeOptions={ACTIVE}>
        {view === 'list' ? listLabel : screenNames[OWN[view]]}
      </Link>
    );
  });
}

/** The views of the own history for one member, by short id, for a menu. */
export function memberViews(memberId: string) {
  return VIEWS.map((view) => ({
    id: view,
    label: view === 'list' ? words.history : screenNames[OWN[view]],
    place: ownPlace(view, memberId),
  }));
}

type View = (typeof VIEWS)[number];

function ownPlace(view: View, of: string | null) {
  return { to: OWN[view], search: searchFor(view, of) };
}

function searchFor(view: View, of: string | null) {
  return of === null ? {} : view === 'list' ? { with: of } : { of };
}

/** The only member in the address of a view. */
function memberIn(search: Readonly<Record<string, unknown>>): string | null {
  const member = search.of ?? search.with;
  return typeof member === 'string' && isShortId(member) ? member : null;
}
