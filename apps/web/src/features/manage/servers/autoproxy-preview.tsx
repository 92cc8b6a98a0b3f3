import { type AutoproxyMode, type Member, recordKey, type SystemGuildSettings } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useGuildQueries } from '../../../cache/guilds/use-guild-queries.ts';
import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { useOwnFront } from '../../../sync/switches/use-own-front.ts';
import { MemberPreview } from '../members/member-preview.tsx';
import { valuesOf } from '../members/member-values.ts';
import { OwnSystemPreview } from '../system/own-system-preview.tsx';
import { profileOf } from '../system/profile-values.ts';
import { memberGuildValues, memberThere } from './member-guild-values.ts';
import { serverWords } from './words.ts';

export interface AutoproxyPreviewProps {
  guildId: string;
  mode: AutoproxyMode;
  /** The short id of the chosen or latched member; null without one. */
  memberId: string | null;
}

/** A message without proxy tags in a server: of the member that the mode chooses as far as it is known, otherwise of any member. */
export function AutoproxyPreview(props: AutoproxyPreviewProps) {
  return props.mode === 'front' ? <FrontPreview {...props} /> : <SpeakerPreview {...props} />;
}

/** Separate, because only this mode needs who is fronting. */
function FrontPreview(props: AutoproxyPreviewProps) {
  const [first] = useOwnFront().members;
  return <SpeakerPreview {...props} memberId={first?.id ?? null} />;
}

function SpeakerPreview({ guildId, mode, memberId }: AutoproxyPreviewProps) {
  const own = useOwnSystem();
  const member = useOwnMembers().items?.find(({ id }) => id === memberId);
  const { data: system } = useQuery(useGuildQueries().settings(guildId));
  if (own === null || !system) return null;
  if (member !== undefined) return <AutoproxiedMember {...{ guildId, member, system }} />;
  return (
    <OwnSystemPreview values={profileOf(own)} there={system} note={serverWords.modes[mode].description} />
  );
}

interface AutoproxiedMemberProps {
  guildId: string;
  member: Member;
  system: SystemGuildSettings;
}

function AutoproxiedMember({ guildId, member, system }: AutoproxiedMemberProps) {
  const { data } = useQuery(useGuildQueries().member(guildId, recordKey(member)));
  const there = data ? memberThere(memberGuildValues(data)) : AS_EVERYWHERE;
  return <MemberPreview isAutoproxied values={valuesOf(member)} there={{ ...there, system }} />;
}

const AS_EVERYWHERE = { displayName: null, avatarUrl: null, keepProxy: null };
