import { groupLabel, parseRef } from '@frontboard/model';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGroup } from '../../../cache/lookup/use-entity.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { Caller } from '../../../session/caller.ts';
import { useSettings } from '../../../state/hooks.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CopyLink } from './entity-actions.tsx';
import { DescriptionSkeleton, EntityDescription } from './entity-description.tsx';
import { groupFacts, idFacts, onlyYou } from './entity-facts.ts';
import { EntityFacts } from './entity-facts-section.tsx';
import { EntityFailure } from './entity-failure.tsx';
import { EntityHead } from './entity-head.tsx';
import styles from './entity-page.module.css';
import { EntityProblem } from './entity-problem.tsx';
import { Neighbours } from './neighbours.tsx';
import { OwnerBadge, OwnerStrip } from './owner-strip.tsx';
import { SystemLine } from './system-line.tsx';
import { entityWords } from './words.ts';

/** What the members of a group need. */
export interface ShownGroup {
  readonly ref: string;
  readonly caller: Caller;
  /** Whether the owner views it as the owner. */
  readonly isOwner: boolean;
}

interface GroupScreenProps {
  /** As in the address. */
  id: string;
  isPublicView: boolean;
  onPublicView: (isPublicView: boolean) => void;
  /** Shows the members once the group is known. */
  members: (group: ShownGroup) => ReactNode;
}

/** What a group shares, and its members. */
export function GroupScreen({ id, isPublicView, onPublicView, members }: GroupScreenProps) {
  const parsed = parseRef('group', id);
  const ref = parsed.ok ? parsed.ref : null;
  const entity = useGroup(ref, isPublicView);
  const naming = useNaming();
  const showCardDetails = useSettings((settings) => settings.showCardDetails);
  const { value: group, isOwn } = entity;

  if (ref === null || (entity.state !== 'loading' && group === null))
    return <EntityFailure kind="group" id={id} entity={entity} />;

  const name = group === null ? null : groupLabel(group, naming) || entityWords.group;
  const isOwner = group?.privacy != null;

  return (
    <div className={styles.page} aria-busy={group === null}>
      <div className={styles.bar}>
        <Neighbours kind="group" id={group?.id ?? ref} name={name} />
      </div>
      <Card as="article" padding="none" className={styles.card}>
        <EntityHead
          kind="group"
          name={name}
          of={group && { avatarUrl: group.iconUrl, bannerUrl: group.bannerUrl, color: group.color }}
          shape="squircle"
          badge={isOwn && <OwnerBadge isPublicView={isPublicView} />}
          actions={
            group !== null && (
              <>
                {isOwn && !isPublicView && (
                  <LinkButton
                    to="/manage/groups/$id"
                    params={{ id: group.id }}
                    size="small"
                    data-shortcut="edit"
                    icon={<Pencil aria-hidden="true" />}
                  >
                    {entityWords.edit}
                  </LinkButton>
                )}
                <CopyLink kind="group" of={group} />
              </>
            )
          }
        >
          {group?.systemId != null && <SystemLine kind="group" systemId={group.systemId} />}
        </EntityHead>
        {isOwn && <OwnerStrip kind="group" isPublicView={isPublicView} onChange={onPublicView} />}
        {group !== null && <EntityProblem entity={entity} />}
      </Card>
      <div className={styles.columns}>
        {group === null ? (
          <DescriptionSkeleton />
        ) : (
          <EntityDescription
            text={group.description}
            note={onlyYou(group.privacy, 'description_privacy')}
            isOwner={isOwner}
          />
        )}
        <EntityFacts>
          {group && (
            <FactList
              facts={[...idFacts(group, naming.id), ...(showCardDetails ? groupFacts(group, naming) : [])]}
            />
          )}
        </EntityFacts>
      </div>
      {group !== null && (
        <Boundary>{members({ ref: group.uuid ?? group.id, caller: entity.caller, isOwner })}</Boundary>
      )}
    </div>
  );
}
