import {
  type MemberPrivacyKey,
  memberForOthers,
  memberLabel,
  type SystemGuildSettings,
} from '@frontboard/model';
import { proxiedName, taggedText, tagInServer } from '@frontboard/model/proxy';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnConfig } from '../../../cache/own/use-own-config.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import type { FactRow } from '../../../ui/fact-list.tsx';
import { DiscordMessage } from '../preview/discord-message.tsx';
import { FormCard } from '../preview/form-card.tsx';
import { hiddenFields } from '../preview/hidden-fields.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { previewWords as words } from '../preview/words.ts';
import type { MemberValues } from './member-values.ts';
import { useMemberNameOf } from './use-name-of.ts';
import { memberWords } from './words.ts';

/** The field that each privacy key hides. */
const HIDDEN_BY = {
  name_privacy: 'display_name',
  pronoun_privacy: 'pronouns',
  birthday_privacy: 'birthday',
  avatar_privacy: 'avatar_url',
  banner_privacy: 'banner',
  description_privacy: 'description',
  proxy_privacy: 'proxy_tags',
  metadata_privacy: null,
  visibility: null,
} satisfies Record<MemberPrivacyKey, keyof MemberValues | null>;
const LABELS = { ...memberWords.labels, visibility: words.unlisted };

/** The settings of a member and of their system for one server. */
interface MemberInServer {
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
  /** Null: as the member has it everywhere. */
  readonly keepProxy: boolean | null;
  readonly system: SystemGuildSettings;
}

export interface MemberPreviewProps {
  values: MemberValues;
  /** The server in which the member is seen; null for none. */
  there?: MemberInServer | null;
  /** The message is sent without proxy tags. */
  isAutoproxied?: boolean;
}

/** A member as in the form. A picture for a server is visible there, whatever is private elsewhere. */
export function MemberPreview({ values, there = null, isAutoproxied = false }: MemberPreviewProps) {
  const naming = useNaming();
  const nameOf = useMemberNameOf();
  const member = seenMember(values);
  const others = memberForOthers(member, values);
  const nameThere = there?.displayName ?? null;
  return (
    <PreviewFrame
      hidden={hiddenOf(values, there)}
      message={<MemberMessage {...{ values, there, isAutoproxied }} />}
      card={(seer) => {
        const seen = seer === 'others' ? others : member;
        const { name, pronouns } = memberLabel({ ...seen, displayName: seen.display_name }, naming);
        return (
          <FormCard
            shape="circle"
            name={name}
            pronouns={pronouns}
            color={values.color}
            avatarUrl={there?.avatarUrl ?? seen.avatar_url}
            bannerUrl={seen.banner}
            description={seen.description}
            facts={[
              ...(nameThere === null
                ? []
                : [
                    {
                      label: words.nameThere,
                      kind: 'text',
                      text: nameOf({ name: nameThere, displayName: null }),
                    } as const,
                  ]),
              ...factsOf(seen),
            ]}
          />
        );
      }}
    />
  );
}

function MemberMessage({ values, there, isAutoproxied }: Required<MemberPreviewProps>) {
  const own = useOwnSystem();
  const config = useOwnConfig();
  const nameOf = useMemberNameOf();
  const { isDiscreet } = useNaming();
  const member = seenMember(values);
  const proxyTag = values.proxy_tags.find(({ prefix, suffix }) => prefix || suffix);
  const { text } = words.message;
  const tagged = proxyTag === undefined ? null : taggedText(proxyTag, text);
  const typed = isAutoproxied ? text : tagged;
  const isHidden = values.name_privacy === 'private' || values.avatar_privacy === 'private';
  const keepsProxy = there?.keepProxy ?? values.keep_proxy;
  return (
    <DiscordMessage
      name={proxiedName({
        // Discreet mode applies here, too.
        name:
          nameOf({ name: values.name, displayName: there?.displayName ?? member.display_name }) ||
          words.unnamed,
        displayName: null,
        tag: isDiscreet ? null : tagInServer(own?.tag?.trim() || null, there?.system ?? null),
        format: there?.system.nameFormat ?? config?.nameFormat ?? null,
      })}
      avatarUrl={
        there?.avatarUrl ??
        member.webhook_avatar_url ??
        member.avatar_url ??
        there?.system.avatarUrl ??
        own?.avatarUrl ??
        null
      }
      typed={typed}
      text={keepsProxy && typed !== null ? typed : text}
      notes={[
        ...(there?.system.proxyingEnabled === false ? [words.message.off] : []),
        ...(typed === null ? [words.message.untagged] : []),
        ...(isHidden ? [words.message.anyone] : []),
      ]}
    />
  );
}

/** By the service's names, as its owner gets them; fields that no form shows are missing. */
function seenMember(values: MemberValues) {
  return {
    name: values.name.trim(),
    display_name: values.display_name.trim() || null,
    birthday: values.birthday.trim() || null,
    pronouns: values.pronouns.trim() || null,
    avatar_url: values.avatar_url.trim() || null,
    webhook_avatar_url: values.webhook_avatar_url.trim() || null,
    banner: values.banner.trim() || null,
    description: values.description.trim() || null,
    proxy_tags: values.proxy_tags.filter(({ prefix, suffix }) => prefix || suffix).map((tag) => ({ ...tag })),
    created: null,
    message_count: null,
    last_message_timestamp: null,
  };
}

function factsOf({ birthday, proxy_tags }: ReturnType<typeof seenMember>): readonly FactRow[] {
  return [
    ...(birthday === null ? [] : [{ label: words.birthday, kind: 'text', text: birthday } as const]),
    ...(proxy_tags.length === 0
      ? []
      : [
          {
            label: words.proxyTags,
            kind: 'samples',
            samples: proxy_tags,
            inside: words.message.text,
          } as const,
        ]),
  ];
}

/** A picture for a server is visible there. */
function hiddenOf(values: MemberValues, there: MemberInServer | null): readonly string[] {
  const seen = there?.avatarUrl ? { ...values, avatar_url: '' } : values;
  return hiddenFields(seen, HIDDEN_BY, LABELS);
}
