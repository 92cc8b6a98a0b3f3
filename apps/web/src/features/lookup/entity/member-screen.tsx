import { type Member, parseRef } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../cache/lookup/use-entity.ts';
import { memberQueries } from '../../../cache/members/queries.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { sharedValue } from '../../../cache/shared.ts';
import { useSystemCaller } from '../../../cache/use-system-caller.ts';
import { MemberHistoryViews } from '../../../parts/history-views.tsx';
import { MemberGroups } from '../../../parts/record/member-groups.tsx';
import { MemberHead } from '../../../parts/record/member-head.tsx';
import { MemberParts } from '../../../parts/record/member-parts.tsx';
import { memberName } from '../../../parts/record/record-facts.ts';
import { SwitchToButton } from '../../../parts/record/switch-to-button.tsx';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import { EntityFailure } from './entity-failure.tsx';
import { EntityPage } from './entity-page.tsx';
import { OwnLocalPart } from './own-local-part.tsx';
import type { ViewSearch } from './view-search.ts';

interface MemberScreenProps {
  /** As in the address. */
  id: string;
  search: ViewSearch;
  onSearch: (search: ViewSearch) => void;
}

/** Everything a member shares. */
export function MemberScreen({ id, search, onSearch }: MemberScreenProps) {
  const isPublicView = search.as === 'others';
  const parsed = parseRef('member', id);
  const ref = parsed.ok ? parsed.ref : null;
  const entity = useMember(ref, isPublicView);
  const naming = useNaming();
  const { value: member } = entity;

  if (ref === null || (entity.state !== 'loading' && member === null))
    return <EntityFailure kind="member" id={id} entity={entity} />;

  const known = member && { known: member, whole: member, isLoading: false };
  return (
    <EntityPage
      kind="member"
      asked={ref}
      entity={entity}
      name={member && memberName(member, naming)}
      head={(slots) => (
        <MemberHead
          {...slots}
          size="page"
          member={known}
          systemRef={member?.systemId ?? null}
          asOthers={entity.isOwn && isPublicView}
        />
      )}
      ownAction={member && <SwitchToButton member={member} />}
      views={member !== null && <MemberViews {...{ member, isPublicView }} isOwn={entity.isOwn} />}
      isPublicView={isPublicView}
      onPublicView={(isPublic) => onSearch(isPublic ? { as: 'others' } : {})}
    >
      {known && (
        <MemberParts
          member={known}
          level={2}
          groups={
            <Boundary>
              <MemberGroups
                member={known.known}
                caller={entity.caller}
                isOwner={known.whole.privacy !== null}
                asOthers={isPublicView}
                level={2}
              />
            </Boundary>
          }
        />
      )}
      <OwnLocalPart
        kind="member"
        entity={entity}
        name={member && memberName(member, naming)}
        isPublicView={isPublicView}
      />
    </EntityPage>
  );
}

interface MemberViewsProps {
  member: Member;
  isOwn: boolean;
  isPublicView: boolean;
}

/** The link to the member's part of the history, if the system is known. */
function MemberViews({ member: { id, systemId }, isOwn, isPublicView }: MemberViewsProps) {
  if (isOwn && !isPublicView) return <MemberHistoryViews memberId={id} system={null} />;
  if (systemId === null) return null;
  return <SharedMemberViews {...{ id, systemId }} asOthers={isOwn && isPublicView} />;
}

interface SharedMemberViewsProps {
  id: string;
  systemId: string;
  asOthers: boolean;
}

/** The way for others: not for a member whom the list of the system, once it is known, leaves out. The history distinguishes only those in it. */
function SharedMemberViews({ id, systemId, asOthers }: SharedMemberViewsProps) {
  const caller = useSystemCaller(systemId, asOthers);
  const { data } = useQuery({ ...memberQueries(caller).list(systemId), enabled: false });
  if (data !== undefined && !sharedValue(data)?.some((member) => member.id === id)) return null;
  return <MemberHistoryViews memberId={id} system={{ id: systemId, asOthers }} />;
}
