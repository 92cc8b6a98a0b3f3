import type { Group, Member } from '@frontboard/model';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Entity } from '../../../cache/lookup/use-entity.ts';
import { recordHeadWords } from '../../../parts/record/head-words.ts';
import { RecordCard } from '../../../parts/record/record-card.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import type { MenuItem } from '../../../ui/menus/menu-window.tsx';
import { OwnerBadge, PublicViewBar } from '../public-view.tsx';
import { RecordMenu } from '../record-menu.tsx';
import styles from './entity-page.module.css';
import { EntityProblem } from './entity-problem.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { SystemLine } from './system-line.tsx';

const EDIT = { member: '/manage/members/$id', group: '/manage/groups/$id' } as const;

/** What the pages of a member and of a group take alike. */
export interface EntityScreenProps {
  /** As in the address. */
  id: string;
  isPublicView: boolean;
  onPublicView: (isPublicView: boolean) => void;
}

/** What the pages add to a head. */
interface HeadSlots {
  readonly badge: ReactNode;
  readonly place: ReactNode;
  readonly actions: ReactNode;
}

interface EntityPageProps extends Omit<EntityScreenProps, 'id'> {
  kind: 'member' | 'group';
  /** As it was requested. */
  asked: string;
  entity: Entity<Member | Group>;
  /** Null while it is loading. */
  name: string | null;
  head: (slots: HeadSlots) => ReactNode;
  /** Before the actions of each record. */
  ownAction?: ReactNode;
  /** After the items that each record has in its menu. */
  menuItems?: readonly MenuItem[];
  /** Links to what else shows it, below its head. */
  views?: ReactNode;
  /** Everything below its head, once it is known. */
  children: ReactNode;
}

/** What the pages of a member and of a group have alike. */
export function EntityPage({
  kind,
  asked,
  entity,
  name,
  head,
  ownAction,
  menuItems = [],
  views,
  children,
  isPublicView,
  onPublicView,
}: EntityPageProps) {
  const { value, isOwn } = entity;
  return (
    <div className={styles.page} aria-busy={value === null}>
      <div className={styles.bar}>
        <NeighbourLinks kind={kind} id={value?.id ?? asked} name={name} />
      </div>
      <RecordCard
        head={head({
          badge: isOwn && <OwnerBadge isPublicView={isPublicView} />,
          place: value?.systemId != null && <SystemLine kind={kind} systemId={value.systemId} />,
          actions: value !== null && (
            <>
              {isOwn && !isPublicView && (
                <>
                  {ownAction}
                  <LinkButton
                    to={EDIT[kind]}
                    params={{ id: value.id }}
                    size="small"
                    data-shortcut="edit"
                    icon={<Pencil aria-hidden="true" />}
                  >
                    <span>{recordHeadWords.edit}</span>
                  </LinkButton>
                </>
              )}
              <RecordMenu
                kind={kind}
                of={value}
                name={name ?? ''}
                onPublicView={isOwn && !isPublicView ? () => onPublicView(true) : null}
                itemsAfter={menuItems}
              />
            </>
          ),
        })}
      >
        <PublicViewBar isShown={isOwn && isPublicView} onEnd={() => onPublicView(false)} />
        {value !== null && <EntityProblem entity={entity} />}
        {views}
      </RecordCard>
      {value === null ? (
        <div aria-hidden="true" className={stack(3)}>
          <Skeleton width="7em" height="1.5em" />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      ) : (
        children
      )}
    </div>
  );
}
