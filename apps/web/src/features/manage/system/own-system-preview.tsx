import { formatId, type SystemPrivacyKey, systemForOthers, systemLabel } from '@frontboard/model';
import { proxiedName } from '@frontboard/model/proxy';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnConfig } from '../../../cache/own/use-own-config.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { frontWords } from '../../../text/front-words.ts';
import { DiscordMessage } from '../preview/discord-message.tsx';
import { FormCard } from '../preview/form-card.tsx';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { previewWords as words } from '../preview/words.ts';
import type { ProfileValues } from './profile-values.ts';
import { ownSystemWords } from './words.ts';

/** The field that a privacy key hides; null if it hides a list or the front, which are never unset. */
const HIDDEN_BY = {
  name_privacy: 'name',
  pronoun_privacy: 'pronouns',
  avatar_privacy: 'avatar_url',
  banner_privacy: 'banner',
  description_privacy: 'description',
  member_list_privacy: null,
  group_list_privacy: null,
  front_privacy: null,
  front_history_privacy: null,
} as const satisfies Record<SystemPrivacyKey, keyof ProfileValues | null>;

export interface OwnSystemPreviewProps {
  values: ProfileValues;
}

/** The own system as in the form. */
export function OwnSystemPreview({ values }: OwnSystemPreviewProps) {
  const naming = useNaming();
  const id = useOwnSystem()?.id ?? '';
  const config = useOwnConfig();
  const tag = naming.isDiscreet ? null : values.tag.trim() || null;
  const system = {
    name: values.name.trim() || null,
    pronouns: values.pronouns.trim() || null,
    description: values.description.trim() || null,
    avatar_url: values.avatar_url.trim() || null,
    banner: values.banner.trim() || null,
  };
  const others = systemForOthers(system, values);
  return (
    <PreviewFrame
      hidden={hiddenOf(values)}
      card={(seer) => {
        const seen = seer === 'others' ? others : system;
        const label = systemLabel(seen, naming);
        return (
          <FormCard
            shape="squircle"
            name={label.name ?? frontWords.unnamedSystem(formatId(id, naming.id))}
            pronouns={label.pronouns}
            color={values.color}
            avatarUrl={seen.avatar_url}
            bannerUrl={seen.banner}
            description={seen.description}
            facts={tag === null ? [] : [{ label: words.tag, kind: 'text', text: tag }]}
          />
        );
      }}
      message={
        <DiscordMessage
          name={proxiedName({
            name: words.message.someone,
            displayName: null,
            tag,
            format: config?.nameFormat ?? null,
          })}
          avatarUrl={system.avatar_url}
          typed={null}
          text={words.message.text}
          notes={[
            ...(system.avatar_url === null ? [] : [words.message.withoutPicture]),
            ...(values.avatar_privacy === 'private' ? [words.message.anyone] : []),
          ]}
        />
      }
    />
  );
}

function hiddenOf(values: ProfileValues): readonly string[] {
  const keys = Object.keys(HIDDEN_BY) as SystemPrivacyKey[]; // the keys of an object are typed as texts
  return keys
    .filter((key) => {
      const field = HIDDEN_BY[key];
      return values[key] === 'private' && (field === null || values[field].trim() !== '');
    })
    .map((key) => ownSystemWords.profile.labels[key]);
}
