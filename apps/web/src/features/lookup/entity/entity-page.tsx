import type { Group, Member } from '@frontboard/model';
import { Pencil } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Entity } from '../../../cache/lookup/use-entity.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { Card } from '../../../ui/card.tsx';
import { FactList, type FactRow } from '../../../ui/fact-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CopyLink } from './entity-actions.tsx';
import { DescriptionSkeleton, EntityDescription } from './entity-description.tsx';
import { idFacts, onlyYou } from './entity-facts.ts';
import { EntityFacts } from './entity-facts-section.tsx';
import { EntityHead } from './entity-head.tsx';
import styles from './entity-page.module.css';
import { EntityProblem } from './entity-problem.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { OwnerBadge, OwnerStrip } from './owner-strip.tsx';
import { SystemLine } from './system-line.tsx';
import { entityWords } from './words.ts';

const EDIT = { member: '/manage/members/$id', group: '/manage/groups/$id' } as const;

/** What the pages of a member and of a group take alike. */
export interface EntityScreenProps {
  /** As in the address. */
  id: string;
  isPublicView: boolean;
  onPublicView: (isPublicView: boolean) => void;
}

interface EntityPageProps extends Omit<EntityScreenProps, 'id'> {
  kind: 'member' | 'group';
  /** As it was requested. */
  asked: string;
  entity: Entity<Member | Group>;
  /** Null while it is loading. */
  name: string | null;
  head: Pick<ComponentProps<typeof EntityHead>, 'of' | 'shape' | 'pronouns' | 'pronounsNote'>;
  /** Links to what else shows it, below its head. */
  views?: ReactNode;
  /** The lines below its ids. */
  facts: readonly FactRow[];
  /** Below the description. */
  afterDescription?: ReactNode;
}

/** What a member or group shares: its head, description and details. */
export function EntityPage({
  kind,
  asked,
  entity,
  name,
  head,
  views,
  facts,
  afterDescription,
  isPublicView,
  onPublicView,
}: EntityPageProps) {
  const naming = useNaming();
  const { value, isOwn } = entity;
  return (
    <>
      <div className={styles.bar}>
        <NeighbourLinks kind={kind} id={value?.id ?? asked} name={name} />
      </div>
      <Card as="article" padding="none" className={styles.card}>
        <EntityHead
          kind={kind}
          name={name}
          {...head}
          badge={isOwn && <OwnerBadge isPublicView={isPublicView} />}
          actions={
            value !== null && (
              <>
                {isOwn && !isPublicView && (
                  <LinkButton
                    to={EDIT[kind]}
                    params={{ id: value.id }}
                    size="small"
                    data-shortcut="edit"
                    icon={<Pencil aria-hidden="true" />}
                  >
                    {entityWords.edit}
                  </LinkButton>
                )}
                <CopyLink kind={kind} of={value} />
              </>
            )
          }
        >
          {value?.systemId != null && <SystemLine kind={kind} systemId={value.systemId} />}
        </EntityHead>
        {isOwn && <OwnerStrip kind={kind} isPublicView={isPublicView} onChange={onPublicView} />}
        {value !== null && <EntityProblem entity={entity} />}
        {views}
      </Card>
      <div className={styles.columns}>
        {value === null ? (
          <DescriptionSkeleton />
        ) : (
          <div className={styles.side}>
            <EntityDescription
              text={value.description}
              note={onlyYou(value.privacy, 'description_privacy')}
              isOwner={value.privacy !== null}
            />
            {afterDescription}
          </div>
        )}
        <EntityFacts>{value && <FactList facts={[...idFacts(value, naming.id), ...facts]} />}</EntityFacts>
      </div>
    </>
  );
}
