import { GROUP_PRIVACY_KEYS } from '@frontboard/model';
import type { ReactNode } from 'react';
import type { EditState } from '../../../sync/edit/types.ts';
import { ColorField } from '../edit/color-field.tsx';
import { DescriptionField } from '../edit/description-field.tsx';
import { EditForm } from '../edit/edit-form.tsx';
import { FormPart } from '../edit/form-part.tsx';
import { lazyPreview } from '../edit/lazy-preview.tsx';
import { NameFields } from '../edit/name-fields.tsx';
import { PictureField } from '../edit/picture-field.tsx';
import { PrivacyFields } from '../edit/privacy-fields.tsx';
import type { FormSection } from '../edit/section-jumps.tsx';
import type { GroupPreviewProps } from './group-preview.tsx';
import type { GroupValues } from './group-values.ts';
import { groupWords } from './words.ts';

const { labels, form: words } = groupWords;

const GroupPreview = lazyPreview<GroupPreviewProps>(async () => ({
  default: (await import('./group-preview.tsx')).GroupPreview,
}));

const SECTIONS: readonly FormSection<GroupValues>[] = [
  { id: 'group-profile', label: words.profile, fields: ['name', 'display_name', 'color', 'description'] },
  { id: 'group-pictures', label: words.pictures, fields: ['icon', 'banner'] },
  { id: 'group-privacy', label: words.privacy, fields: GROUP_PRIVACY_KEYS },
];
/** The members of a new group are chosen later. */
const KNOWN_SECTIONS: readonly FormSection<GroupValues>[] = SECTIONS.toSpliced(2, 0, {
  id: 'group-members',
  label: labels.list_privacy,
  fields: [],
});

interface GroupFormProps {
  edit: EditState<GroupValues>;
  /** The name of the form. */
  title: string;
  saveLabel?: string;
  /** See `EditForm`. */
  onSaved?: (isStillHere: boolean) => void;
  /** The actions when the group no longer exists at the service. */
  goneAction?: ReactNode;
  /** Above the privacy settings. */
  privacyNote?: ReactNode;
  /** About its members. */
  children?: ReactNode;
}

/** All fields of a group, new or existing, except its members. */
export function GroupForm({ edit, title, privacyNote, children, ...frame }: GroupFormProps) {
  return (
    <EditForm
      edit={edit}
      title={title}
      labels={labels}
      sections={edit.isNew ? SECTIONS : KNOWN_SECTIONS}
      preview={<GroupPreview values={edit.values} />}
      {...frame}
    >
      <FormPart id="group-profile" title={words.profile}>
        <NameFields edit={edit} labels={labels} words={words} />
        <ColorField {...edit.bind('color')} label={labels.color} />
        <DescriptionField {...edit.bind('description')} label={labels.description} />
      </FormPart>
      <FormPart id="group-pictures" title={words.pictures}>
        <PictureField {...edit.bind('icon')} label={labels.icon} shape="squircle" />
        <PictureField {...edit.bind('banner')} label={labels.banner} shape="banner" />
      </FormPart>
      {edit.isNew ? (
        children
      ) : (
        <FormPart id="group-members" title={labels.list_privacy}>
          {children}
        </FormPart>
      )}
      <FormPart id="group-privacy" title={words.privacy}>
        {privacyNote}
        <PrivacyFields
          edit={edit}
          label={words.privacyLabel}
          keys={GROUP_PRIVACY_KEYS}
          labels={labels}
          texts={words.privacyText}
        />
      </FormPart>
    </EditForm>
  );
}
