import { facePicture, type Member, memberLabel, parseRef, recordKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../cache/lookup/use-entity.ts';
import { memberQueries } from '../../../cache/members/queries.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { sharedValue } from '../../../cache/shared.ts';
import { useSystemCaller } from '../../../cache/use-system-caller.ts';
import { MemberHistoryViews } from '../../../lists/history-views.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import type { FactRow } from '../../../ui/fact-list.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { memberFacts, onlyYou } from './entity-facts.ts';
import { EntityFailure } from './entity-failure.tsx';
import styles from './entity-page.module.css';
import { EntityPage } from './entity-page.tsx';
import { MemberGroups } from './member-groups.tsx';
import type { ViewSearch } from './view-search.ts';
import { entityWords } from './words.ts';

const PROXY_AVATAR_PX = 40;

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
  const proxyPictureFacts = useProxyPictureFacts();
  const { value: member } = entity;

  if (ref === null || (entity.state !== 'loading' && member === null))
    return <EntityFailure kind="member" id={id} entity={entity} />;

  const label = member === null ? null : memberLabel(member, naming);
  const name = label === null ? null : label.name || entityWords.member;

  return (
    <div className={styles.page} aria-busy={member === null}>
      <EntityPage
        kind="member"
        asked={ref}
        entity={entity}
        name={name}
        head={{
          of: member && { ...member, avatarUrl: facePicture(member) },
          shape: 'circle',
          pronouns: label?.pronouns ?? null,
          pronounsNote: onlyYou(member?.privacy ?? null, 'pronoun_privacy'),
        }}
        facts={
          member === null ? [] : [...memberFacts(member, naming), ...proxyPictureFacts(member, name ?? '')]
        }
        afterDescription={
          member !== null && (
            <Boundary>
              <MemberGroups
                memberRef={recordKey(member)}
                caller={entity.caller}
                isOwner={member.privacy !== null}
                search={search}
              />
            </Boundary>
          )
        }
        views={member !== null && <MemberViews {...{ member, isPublicView }} isOwn={entity.isOwn} />}
        isPublicView={isPublicView}
        onPublicView={(isPublic) => onSearch(isPublic ? { as: 'others' } : {})}
      />
    </div>
  );
}

interface MemberViewsProps {
  member: Member;
  isOwn: boolean;
  isPublicView: boolean;
}

/** The way to the member's part of the history, if it is known whose it is. */
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

/** The line with the picture of a member's proxied messages, if there is one. */
function useProxyPictureFacts(): (member: Member, name: string) => readonly FactRow[] {
  return ({ webhookAvatarUrl: src, color, privacy }, name) =>
    src === null
      ? []
      : [
          {
            label: entityWords.facts.proxyAvatar,
            kind: 'content',
            note: onlyYou(privacy, 'avatar_privacy'),
            content: (
              <PictureButton
                src={src}
                name={name}
                size={PROXY_AVATAR_PX}
                shape="circle"
                color={color}
                label={entityWords.zoomProxy(name)}
                title={entityWords.proxyPictureOf(name)}
              />
            ),
          },
        ];
}
