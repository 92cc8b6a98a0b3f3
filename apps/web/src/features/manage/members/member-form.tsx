import {
  LIMITS,
  MEMBER_PRIVACY_KEYS,
  type Member,
  type ProxyTag,
  parseColor,
  recordKey,
} from '@frontboard/model';
import { type ReactNode, useMemo } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { proxyText } from '../../../lists/entries/proxy-text.ts';
import type { EditState } from '../../../sync/edit/types.ts';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { ToggleRow } from '../../../ui/form/toggle-row.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { ColorField } from '../edit/color-field.tsx';
import { DescriptionField } from '../edit/description-field.tsx';
import { EditForm } from '../edit/edit-form.tsx';
import { FormPart } from '../edit/form-part.tsx';
import { lazyPreview } from '../edit/lazy-preview.tsx';
import { NameFields } from '../edit/name-fields.tsx';
import { PictureField } from '../edit/picture-field.tsx';
import { PrivacyFields } from '../edit/privacy-fields.tsx';
import type { FormSection } from '../edit/section-jumps.tsx';
import { BirthdayField } from './birthday-field.tsx';
import { DescriptionFields } from './field-block/description-fields.tsx';
import { GroupsLine } from './groups-line.tsx';
import { ownMembersWords } from './list-words.ts';
import styles from './member-form.module.css';
import type { MemberPreviewProps } from './member-preview.tsx';
import { MemberServers } from './member-servers.tsx';
import type { MemberField, MemberValues } from './member-values.ts';
import { ProxyTagsField } from './proxy-tags-field.tsx';
import { TryMessage } from './try-message.tsx';
import { useProxyOptions } from './use-proxy-options.ts';
import { memberWords } from './words.ts';

const { labels, form: words, groups } = memberWords;

const MemberPreview = lazyPreview<MemberPreviewProps>(async () => ({
  default: (await import('./member-preview.tsx')).MemberPreview,
}));

interface MemberFormProps {
  edit: EditState<MemberValues>;
  title: string;
  /** The member from the list; null for a new one. */
  owner: Member | null;
  /** All members of the system; keep the array. */
  members: readonly Member[];
  saveLabel?: string;
  /** See `EditForm`. */
  onSaved?: (isStillHere: boolean) => void;
  /** The actions when the member no longer exists at the service. */
  goneAction?: ReactNode;
  /** Above the privacy settings. */
  privacyNote?: ReactNode;
}

const SECTIONS: readonly FormSection<MemberValues>[] = [
  {
    id: 'member-profile',
    label: words.profile,
    fields: ['name', 'display_name', 'pronouns', 'birthday', 'color', 'description'],
  },
  {
    id: 'member-pictures',
    label: words.pictures,
    fields: ['avatar_url', 'webhook_avatar_url', 'banner'],
  },
  { id: 'member-proxying', label: words.proxying, fields: ['proxy_tags', 'keep_proxy'] },
  { id: 'member-privacy', label: words.privacy, fields: MEMBER_PRIVACY_KEYS },
  { id: 'member-more', label: words.more, fields: ['tts'] },
];
/** A new member has no groups, and no settings for servers. */
const KNOWN_SECTIONS: readonly FormSection<MemberValues>[] = SECTIONS.toSpliced(
  4,
  0,
  { id: 'member-groups', label: groups.title, fields: [] },
  { id: 'member-servers', label: words.servers.title, fields: [] },
);

/** All fields of a member, new or existing. */
export function MemberForm({ edit, title, owner, members, privacyNote, ...frame }: MemberFormProps) {
  const { isDiscreet } = useNaming();
  const options = useProxyOptions();
  return (
    <EditForm
      edit={edit}
      title={title}
      labels={labels}
      show={showField}
      sections={owner === null ? SECTIONS : KNOWN_SECTIONS}
      preview={<MemberPreview values={edit.values} />}
      {...frame}
    >
      <FormPart id="member-profile" title={words.profile}>
        <NameFields edit={edit} labels={labels} words={words} />
        <TextBox {...edit.bind('pronouns')} label={labels.pronouns} limit={LIMITS.pronouns} />
        <BirthdayField {...edit.bind('birthday')} label={labels.birthday} />
        <ColorField {...edit.bind('color')} label={labels.color} />
        <DescriptionField
          {...edit.bind('description')}
          label={labels.description}
          actions={
            owner !== null && (
              <DescriptionFields
                uuid={recordKey(owner)}
                text={edit.values.description}
                onWrite={edit.bind('description').onChange}
              />
            )
          }
        />
      </FormPart>
      <FormPart id="member-pictures" title={words.pictures}>
        <PictureField {...edit.bind('avatar_url')} label={labels.avatar_url} shape="circle" />
        <PictureField
          {...edit.bind('webhook_avatar_url')}
          label={labels.webhook_avatar_url}
          description={words.proxyPictureHint}
          shape="circle"
        />
        <PictureField {...edit.bind('banner')} label={labels.banner} shape="banner" />
      </FormPart>
      <FormPart id="member-proxying" title={words.proxying}>
        <ProxyTagsField {...edit.bind('proxy_tags')} owner={owner} members={members} options={options} />
        <ToggleRow {...edit.bind('keep_proxy')} label={labels.keep_proxy} description={words.keepProxyHint} />
        <Trial edit={edit} owner={owner} members={members} />
      </FormPart>
      <FormPart id="member-privacy" title={words.privacy}>
        {privacyNote}
        <PrivacyFields
          edit={edit}
          label={words.privacyLabel}
          keys={MEMBER_PRIVACY_KEYS}
          labels={labels}
          texts={words.privacyText}
        />
      </FormPart>
      {owner !== null && (
        <>
          <FormPart id="member-groups" title={groups.title}>
            <GroupsLine member={owner} />
          </FormPart>
          <FormPart id="member-servers" title={words.servers.title}>
            <MemberServers member={owner} />
          </FormPart>
        </>
      )}
      <FormPart id="member-more" title={words.more}>
        <ToggleRow {...edit.bind('tts')} label={labels.tts} description={words.ttsHint} />
        {owner !== null && owner.autoproxyEnabled !== null && (
          <p className={soft}>
            {words.autoproxy[owner.autoproxyEnabled ? 'on' : 'off'](isDiscreet ? owner.id : owner.name)}
          </p>
        )}
      </FormPart>
    </EditForm>
  );
}

/** A message tried out with all members as saved, and with this member as in the form. */
function Trial({ edit, owner, members }: Pick<MemberFormProps, 'edit' | 'owner' | 'members'>) {
  const options = useProxyOptions();
  const { values } = edit;
  const speakers = useMemo(() => {
    const self = {
      name: values.name,
      displayName: values.display_name,
      color: parseColor(values.color),
      avatarUrl: values.avatar_url || null,
      webhookAvatarUrl: values.webhook_avatar_url || null,
      proxyTags: values.proxy_tags,
      keepProxy: values.keep_proxy,
    };
    return [...members.filter((member) => member !== owner), self];
  }, [members, owner, values]);
  return (
    <div className={styles.trial}>
      <h3>{ownMembersWords.proxies}</h3>
      <TryMessage members={speakers} options={options} />
    </div>
  );
}

/** If the text of a value alone is not enough: a proxy tag is written around the word "text". */
function showField(field: MemberField, value: unknown): string | undefined {
  // Values of this field come from the form, or from the service in the same shape.
  return field === 'proxy_tags' ? (value as readonly ProxyTag[]).map(proxyText).join('\n') : undefined;
}
