import { LIMITS, SYSTEM_PRIVACY_KEYS, type System } from '@frontboard/model';
import { useOwnProfile } from '../../../cache/own/use-own-profile.ts';
import { useEdit } from '../../../sync/edit/use-edit.ts';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { ColorField } from '../edit/color-field.tsx';
import { DescriptionField } from '../edit/description-field.tsx';
import { EditForm } from '../edit/edit-form.tsx';
import { FormPart } from '../edit/form-part.tsx';
import { lazyPreview } from '../edit/lazy-preview.tsx';
import { PictureField } from '../edit/picture-field.tsx';
import { PrivacyFields } from '../edit/privacy-fields.tsx';
import type { FormSection } from '../edit/section-jumps.tsx';
import { usePictureCheck } from '../edit/use-picture-check.ts';
import type { OwnSystemPreviewProps } from './own-system-preview.tsx';
import { type ProfileValues, profileOf, validateProfile } from './profile-values.ts';
import { ownSystemWords } from './words.ts';

const words = ownSystemWords.profile;
const { labels } = words;

const OwnSystemPreview = lazyPreview<OwnSystemPreviewProps>(async () => ({
  default: (await import('./own-system-preview.tsx')).OwnSystemPreview,
}));

const SECTIONS: readonly FormSection<ProfileValues>[] = [
  { id: 'system-about', label: words.about, fields: ['name', 'tag', 'pronouns', 'color', 'description'] },
  { id: 'system-pictures', label: words.pictures, fields: ['avatar_url', 'banner'] },
  { id: 'system-privacy', label: words.privacySection, fields: SYSTEM_PRIVACY_KEYS },
];

/** The service's profile of the own system, and who can see it. */
export function ProfileForm({ system }: { system: System }) {
  const { fetchLatest, send } = useOwnProfile();
  const saved = profileOf(system);
  const edit = useEdit({
    key: 'system',
    saved,
    initial: saved,
    validate: validateProfile,
    checkMore: usePictureCheck({ avatar_url: 'Avatar', banner: 'Banner' }),
    fetchLatest: async () => profileOf(await fetchLatest()),
    send: async (patch) => profileOf(await send(patch)),
  });
  return (
    <EditForm
      edit={edit}
      title={words.title}
      labels={labels}
      sections={SECTIONS}
      preview={<OwnSystemPreview values={edit.values} />}
    >
      <FormPart heading="h3" id="system-about" title={words.about}>
        <TextBox {...edit.bind('name')} label={labels.name} limit={LIMITS.name} />
        <TextBox {...edit.bind('tag')} label={labels.tag} description={words.tagText} limit={LIMITS.tag} />
        <TextBox {...edit.bind('pronouns')} label={labels.pronouns} limit={LIMITS.pronouns} />
        <DescriptionField {...edit.bind('description')} label={labels.description} />
        <ColorField {...edit.bind('color')} label={labels.color} />
      </FormPart>
      <FormPart heading="h3" id="system-pictures" title={words.pictures}>
        <PictureField {...edit.bind('avatar_url')} label={labels.avatar_url} shape="squircle" />
        <PictureField {...edit.bind('banner')} label={labels.banner} shape="banner" />
      </FormPart>
      <FormPart heading="h3" id="system-privacy" title={words.privacySection}>
        <PrivacyFields
          edit={edit}
          label={words.privacy}
          keys={SYSTEM_PRIVACY_KEYS}
          labels={labels}
          texts={words.privacyText}
        />
      </FormPart>
    </EditForm>
  );
}
