import {
  formatId,
  type SystemGuildSettings,
  type SystemPrivacyKey,
  systemForOthers,
  systemLabel,
} from '@frontboard/model';
import { tagInServer } from '@frontboard/model/proxy';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { frontWords } from '../../../text/front-words.ts';
import type { FactRow } from '../../../ui/fact-list.tsx';
import { FormCard } from '../preview/form-card.tsx';
import { hiddenFields } from '../preview/hidden-fields.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { previewWords as words } from '../preview/words.ts';
import type { ProfileValues } from './profile-values.ts';
import { SystemMessage } from './system-message.tsx';
import { ownSystemWords } from './words.ts';

/** The field that each privacy key hides; null if it hides a list or the front, which are never unset. */
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
} satisfies Record<SystemPrivacyKey, keyof ProfileValues | null>;

/** The settings of the system for one server. */
type SystemInServer = Pick<
  SystemGuildSettings,
  'proxyingEnabled' | 'displayName' | 'avatarUrl' | 'tag' | 'tagEnabled' | 'nameFormat'
>;

export interface OwnSystemPreviewProps {
  values: ProfileValues;
  /** The server in which the system is seen; null for none. */
  there?: SystemInServer | null;
  /** Below the message. */
  note?: string | null;
}

/** The own system as in the form. Its name and picture for a server are visible there, whatever is private elsewhere. */
export function OwnSystemPreview({ values, there = null, note = null }: OwnSystemPreviewProps) {
  const naming = useNaming();
  const id = useOwnSystem()?.id ?? '';
  const tag = values.tag.trim() || null;
  const system = {
    name: values.name.trim() || null,
    pronouns: values.pronouns.trim() || null,
    description: values.description.trim() || null,
    avatar_url: values.avatar_url.trim() || null,
    banner: values.banner.trim() || null,
  };
  const others = systemForOthers(system, values);
  const avatarUrl = there?.avatarUrl ?? system.avatar_url;
  return (
    <PreviewFrame
      hidden={hiddenOf(values, there)}
      card={(seer) => {
        const seen = seer === 'others' ? others : system;
        const label = systemLabel({ ...seen, name: there?.displayName ?? seen.name }, naming);
        return (
          <FormCard
            shape="squircle"
            name={label.name ?? frontWords.unnamedSystem(formatId(id, naming.id))}
            pronouns={label.pronouns}
            color={values.color}
            avatarUrl={there?.avatarUrl ?? seen.avatar_url}
            bannerUrl={seen.banner}
            description={seen.description}
            facts={naming.isDiscreet ? [] : tagFacts(tag, there)}
          />
        );
      }}
      message={
        <SystemMessage
          tag={tagInServer(tag, there)}
          format={there?.nameFormat ?? null}
          avatarUrl={avatarUrl}
          notes={[
            ...(note === null ? [] : [note]),
            ...(there?.proxyingEnabled === false ? [words.message.off] : []),
            ...(avatarUrl === null ? [] : [words.message.withoutPicture]),
            ...(values.avatar_privacy === 'private' ? [words.message.anyone] : []),
          ]}
        />
      }
    />
  );
}

/** The tags on the card, as the bot lists them. */
function tagFacts(tag: string | null, there: SystemInServer | null): readonly FactRow[] {
  const thereTag = there === null || there.tagEnabled ? (there?.tag ?? null) : words.tagOff;
  return [
    ...(tag === null ? [] : [{ label: words.tag, kind: 'text', text: tag } as const]),
    ...(thereTag === null ? [] : [{ label: words.tagThere, kind: 'text', text: thereTag } as const]),
  ];
}

/** What a server has of its own is not hidden there. */
function hiddenOf(values: ProfileValues, there: SystemInServer | null): readonly string[] {
  const seen = {
    ...values,
    ...(there?.displayName && { name: '' }),
    ...(there?.avatarUrl && { avatar_url: '' }),
  };
  return hiddenFields(seen, HIDDEN_BY, ownSystemWords.profile.labels);
}
