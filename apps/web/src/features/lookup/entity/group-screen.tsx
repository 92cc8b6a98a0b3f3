import { groupLabel, parseRef, recordKey } from '@frontboard/model';
import { Info } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useGroup } from '../../../cache/lookup/use-entity.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { recordHeadWords } from '../../../parts/record/head-words.ts';
import { onlyYou } from '../../../parts/record/only-you.ts';
import { groupFacts } from '../../../parts/record/record-facts.ts';
import { RecordHead } from '../../../parts/record/record-head.tsx';
import { Technical, TechnicalDialog } from '../../../parts/record/technical.tsx';
import { recordWords } from '../../../parts/record/words.ts';
import { WrittenText } from '../../../parts/record/written-text.tsx';
import type { Caller } from '../../../session/caller.ts';
import { useNarrowScreen } from '../../../ui/layout/use-narrow-screen.ts';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import type { MenuItem } from '../../../ui/menus/menu-window.tsx';
import { EntityFailure } from './entity-failure.tsx';
import { EntityPage, type EntityScreenProps } from './entity-page.tsx';
import { OwnLocalPart } from './own-local-part.tsx';

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
  // Where there is room for both, what is technical or only on this device is above a list of any length. On a phone the menu leads to it.
  const isPhone = useNarrowScreen();
  const [isTechnicalOpen, setTechnicalOpen] = useState(false);
  const { value: group } = entity;

  if (ref === null || (entity.state !== 'loading' && group === null))
    return <EntityFailure kind="group" id={id} entity={entity} />;

  const name = group && (groupLabel(group, naming) || recordHeadWords.group);
  const facts = group === null ? [] : groupFacts(group, naming);
  const rest = group && (
    <Fragment key="rest">
      {!isPhone && <Technical facts={facts} />}
      <OwnLocalPart kind="group" entity={entity} name={name} isPublicView={view.isPublicView} />
    </Fragment>
  );
  const shownMembers = group && (
    <Boundary key="members">
      {members({
        ref: recordKey(group),
        system: group.systemId,
        caller: entity.caller,
        isOwner: group.privacy !== null,
      })}
    </Boundary>
  );
  return (
    <EntityPage
      {...view}
      kind="group"
      asked={ref}
      entity={entity}
      name={name}
      menuItems={isPhone ? [technicalItem(() => setTechnicalOpen(true))] : []}
      head={({ place, ...slots }) => (
        <RecordHead
          {...slots}
          size="page"
          kind="group"
          name={name}
          of={group && { avatarUrl: group.iconUrl, bannerUrl: group.bannerUrl, color: group.color }}
          shape="squircle"
        >
          {place}
        </RecordHead>
      )}
    >
      {group && (
        <>
          <WrittenText
            text={group.description}
            note={onlyYou(group.privacy, 'description_privacy')}
            isOwner={group.privacy !== null}
            level={2}
          />
          {isPhone ? [shownMembers, rest] : [rest, shownMembers]}
          <TechnicalDialog
            facts={facts}
            isOpen={isPhone && isTechnicalOpen}
            onClose={() => setTechnicalOpen(false)}
          />
        </>
      )}
    </EntityPage>
  );
}

function technicalItem(onAction: () => void): MenuItem {
  return { id: 'technical', label: recordWords.technical, icon: <Info aria-hidden="true" />, onAction };
}
