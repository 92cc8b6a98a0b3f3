import { initials, memberLabel, parseRef } from '@frontboard/model';
import { Pencil } from 'lucide-react';
import { useMember } from '../../../cache/lookup/use-entity.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useSettings } from '../../../state/hooks.ts';
import { useImageAllowed } from '../../../state/images/use-image-allowed.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList, type FactRow } from '../../../ui/fact-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { CopyLink } from './entity-actions.tsx';
import { DescriptionSkeleton, EntityDescription } from './entity-description.tsx';
import { idFacts, memberFacts, onlyYou } from './entity-facts.ts';
import { EntityFacts } from './entity-facts-section.tsx';
import { EntityFailure } from './entity-failure.tsx';
import { EntityHead } from './entity-head.tsx';
import styles from './entity-page.module.css';
import { EntityProblem } from './entity-problem.tsx';
import { MemberGroups } from './member-groups.tsx';
import { Neighbours } from './neighbours.tsx';
import { OwnerBadge, OwnerStrip } from './owner-strip.tsx';
import { SystemLine } from './system-line.tsx';
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
  const isAllowed = useImageAllowed();
  const showCardDetails = useSettings((settings) => settings.showCardDetails);
  const { value: member, isOwn } = entity;

  if (ref === null || (entity.state !== 'loading' && member === null))
    return <EntityFailure kind="member" id={id} entity={entity} />;

  const label = member === null ? null : memberLabel(member, naming);
  const name = label === null ? null : label.name || entityWords.member;
  const isOwner = member?.privacy != null;
  const proxyFacts: FactRow[] =
    member?.webhookAvatarUrl == null
      ? []
      : [
          {
            label: entityWords.facts.proxyAvatar,
            kind: 'content',
            note: onlyYou(member.privacy, 'avatar_privacy'),
            content: (
              <PictureButton
                src={member.webhookAvatarUrl}
                initials={initials(name)}
                size={PROXY_AVATAR_PX}
                shape="circle"
                color={member.color}
                allowed={isAllowed(member.webhookAvatarUrl)}
                label={entityWords.zoomProxy(name ?? '')}
                title={entityWords.proxyPictureOf(name ?? '')}
              />
            ),
          },
        ];

  return (
    <div className={styles.page} aria-busy={member === null}>
      <div className={styles.bar}>
        <Neighbours kind="member" id={member?.id ?? ref} name={name} />
      </div>
      <Card as="article" padding="none" className={styles.card}>
        <EntityHead
          kind="member"
          name={name}
          pronouns={label?.pronouns ?? null}
          pronounsNote={onlyYou(member?.privacy ?? null, 'pronoun_privacy')}
          of={member}
          shape="circle"
          badge={isOwn && <OwnerBadge isPublicView={isPublicView} />}
          actions={
            member !== null && (
              <>
                {isOwn && !isPublicView && (
                  <LinkButton
                    to="/manage/members/$id"
                    params={{ id: member.id }}
                    size="small"
                    data-shortcut="edit"
                    icon={<Pencil aria-hidden="true" />}
                  >
                    {entityWords.edit}
                  </LinkButton>
                )}
                <CopyLink kind="member" of={member} />
              </>
            )
          }
        >
          {member?.systemId != null && <SystemLine kind="member" systemId={member.systemId} />}
        </EntityHead>
        {isOwn && (
          <OwnerStrip
            kind="member"
            isPublicView={isPublicView}
            onChange={(isPublic) => onSearch(isPublic ? { as: 'others' } : {})}
          />
        )}
        {member !== null && <EntityProblem entity={entity} />}
      </Card>
      <div className={styles.columns}>
        {member === null ? (
          <>
            <DescriptionSkeleton />
            <EntityFacts>{null}</EntityFacts>
          </>
        ) : (
          <>
            <div className={styles.side}>
              <EntityDescription
                text={member.description}
                note={onlyYou(member.privacy, 'description_privacy')}
                isOwner={isOwner}
              />
              <Boundary>
                <MemberGroups
                  memberRef={member.uuid ?? member.id}
                  caller={entity.caller}
                  isOwner={isOwner}
                  search={search}
                />
              </Boundary>
            </div>
            <EntityFacts>
              <FactList
                facts={[
                  ...idFacts(member, naming.id),
                  ...(showCardDetails ? [...memberFacts(member, naming), ...proxyFacts] : []),
                ]}
              />
            </EntityFacts>
          </>
        )}
      </div>
    </div>
  );
}
