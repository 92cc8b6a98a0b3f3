import { type MemberPrivacyKey, memberForOthers, memberLabel } from '@frontboard/model';
import { proxiedName, taggedText } from '@frontboard/model/proxy';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnConfig } from '../../../cache/own/use-own-config.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import type { FactRow } from '../../../ui/fact-list.tsx';
import { DiscordMessage } from '../preview/discord-message.tsx';
import { FormCard } from '../preview/form-card.tsx';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { previewWords as words } from '../preview/words.ts';
import type { MemberValues } from './member-values.ts';
import { useMemberNameOf } from './use-name-of.ts';
import { memberWords } from './words.ts';

/** The field that a privacy key hides, for those in a form. */
const HIDDEN_BY = {
  name_privacy: 'display_name',
  pronoun_privacy: 'pronouns',
  birthday_privacy: 'birthday',
  avatar_privacy: 'avatar_url',
  banner_privacy: 'banner',
  description_privacy: 'description',
} as const satisfies Partial<Record<MemberPrivacyKey, keyof MemberValues>>;

export interface MemberPreviewProps {
  values: MemberValues;
}

/** A member as in the form. */
export function MemberPreview({ values }: MemberPreviewProps) {
  const naming = useNaming();
  const member = seenMember(values);
  const others = memberForOthers(member, values);
  return (
    <PreviewFrame
      hidden={hiddenOf(values)}
      message={<MemberMessage values={values} />}
      card={(seer) => {
        const seen = seer === 'others' ? others : member;
        const { name, pronouns } = memberLabel({ ...seen, displayName: seen.display_name }, naming);
        return (
          <FormCard
            shape="circle"
            name={name}
            pronouns={pronouns}
            color={values.color}
            avatarUrl={seen.avatar_url}
            bannerUrl={seen.banner}
            description={seen.description}
            facts={factsOf(seen)}
          />
        );
      }}
    />
  );
}

function MemberMessage({ values }: MemberPreviewProps) {
  const own = useOwnSystem();
  const config = useOwnConfig();
  const nameOf = useMemberNameOf();
  const { isDiscreet } = useNaming();
  const member = seenMember(values);
  const tag = values.proxy_tags.find(({ prefix, suffix }) => prefix || suffix);
  const { text } = words.message;
  const typed = tag === undefined ? null : taggedText(tag, text);
  const isHidden = values.name_privacy === 'private' || values.avatar_privacy === 'private';
  return (
    <DiscordMessage
      name={proxiedName({
        // Discreet mode applies here, too.
        name: nameOf({ name: values.name, displayName: member.display_name }) || words.unnamed,
        displayName: null,
        tag: isDiscreet ? null : own?.tag?.trim() || null,
        format: config?.nameFormat ?? null,
      })}
      avatarUrl={member.webhook_avatar_url ?? member.avatar_url ?? own?.avatarUrl ?? null}
      typed={typed}
      text={values.keep_proxy && typed !== null ? typed : text}
      notes={[
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

function hiddenOf(values: MemberValues): readonly string[] {
  const { labels } = memberWords;
  const keys = Object.keys(HIDDEN_BY) as (keyof typeof HIDDEN_BY)[]; // the keys of an object are typed as texts
  return [
    ...keys
      .filter((key) => values[key] === 'private' && values[HIDDEN_BY[key]].trim() !== '')
      .map((key) => labels[key]),
    ...(values.proxy_privacy === 'private' && values.proxy_tags.length > 0 ? [labels.proxy_privacy] : []),
    ...(values.metadata_privacy === 'private' ? [labels.metadata_privacy] : []),
    ...(values.visibility === 'private' ? [words.unlisted] : []),
  ];
}
