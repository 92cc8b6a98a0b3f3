import { groupLabel, parseRef, recordKey } from '@frontboard/model';
import type { ReactNode } from 'react';
import { useGroup } from '../../../cache/lookup/use-entity.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { Caller } from '../../../session/caller.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { groupFacts } from './entity-facts.ts';
import { EntityFailure } from './entity-failure.tsx';
import styles from './entity-page.module.css';
import { EntityPage, type EntityScreenProps } from './entity-page.tsx';
import { entityWords } from './words.ts';

/** What the members of a group need. */
export interface ShownGroup {
  readonly ref: string;
  /** The reference of its system; null if it is unknown. */
  readonly system: string | null;
  readonly caller: Caller;
  /** Whether the owner views it as the owner. */
  readonly isOwner: boolean;
}

interface GroupScreenProps extends EntityScreenProps {
  /** Shows the members once the group is known. */
  members: (group: ShownGroup) => ReactNode;
}

/** What a group shares, and its members. */
export function GroupScreen({ id, members, ...view }: GroupScreenProps) {
  const parsed = parseRef('group', id);
  const ref = parsed.ok ? parsed.ref : null;
  const entity = useGroup(ref, view.isPublicView);
  const naming = useNaming();
  const { value: group } = entity;

  if (ref === null || (entity.state !== 'loading' && group === null))
    return <EntityFailure kind="group" id={id} entity={entity} />;

  return (
    <div className={styles.page} aria-busy={group === null}>
      <EntityPage
        {...view}
        kind="group"
        asked={ref}
        entity={entity}
        name={group === null ? null : groupLabel(group, naming) || entityWords.group}
        head={{
          of: group && { avatarUrl: group.iconUrl, bannerUrl: group.bannerUrl, color: group.color },
          shape: 'squircle',
        }}
        facts={group === null ? [] : groupFacts(group, naming)}
      />
      {group !== null && (
        <Boundary>
          {members({
            ref: recordKey(group),
            system: group.systemId,
            caller: entity.caller,
            isOwner: group.privacy !== null,
          })}
        </Boundary>
      )}
    </div>
  );
}
