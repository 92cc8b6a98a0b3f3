import { LIMITS, type SystemGuildSettings } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useGuildQueries } from '../../../cache/guilds/use-guild-queries.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { useEdit } from '../../../sync/edit/use-edit.ts';
import { useGuildEdits } from '../../../sync/records/use-guild-edits.ts';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { ToggleRow } from '../../../ui/form/toggle-row.tsx';
import { EditForm } from '../edit/edit-form.tsx';
import { FormPart } from '../edit/form-part.tsx';
import { lazyPreview } from '../edit/lazy-preview.tsx';
import { PictureField } from '../edit/picture-field.tsx';
import type { FormSection } from '../edit/section-jumps.tsx';
import { usePictureCheck } from '../edit/use-picture-check.ts';
import type { OwnSystemPreviewProps } from '../system/own-system-preview.tsx';
import { profileOf } from '../system/profile-values.ts';
import styles from './parts.module.css';
import {
  type SystemGuildValues,
  systemGuildValues,
  systemThere,
  validateSystemGuildValues,
} from './system-guild-values.ts';
import { serverWords } from './words.ts';

const words = serverWords.system;
const { labels } = words;

const OwnSystemPreview = lazyPreview<OwnSystemPreviewProps>(async () => ({
  default: (await import('../system/own-system-preview.tsx')).OwnSystemPreview,
}));

const SECTIONS: readonly FormSection<SystemGuildValues>[] = [
  { id: 'server-proxying', label: words.sections.proxying, fields: ['proxying_enabled'] },
  { id: 'server-profile', label: words.sections.profile, fields: ['display_name', 'avatar_url'] },
  { id: 'server-tag', label: words.sections.tag, fields: ['tag', 'tag_enabled', 'name_format'] },
];

/** The settings of the own system for one server: its name, picture and tag there, and whether it is proxied at all. */
export function SystemPart({ guildId }: { guildId: string }) {
  const { data } = useQuery(useGuildQueries().settings(guildId));
  // The frame shows its parts only for a server with known settings.
  return (
    <div className={styles.part}>
      {data && <SystemGuildForm key={guildId} guildId={guildId} settings={data} />}
    </div>
  );
}

function SystemGuildForm({ guildId, settings }: { guildId: string; settings: SystemGuildSettings }) {
  const { fetchLatest, send } = useGuildEdits(guildId).settings;
  const saved = systemGuildValues(settings);
  const edit = useEdit({
    key: `guild:${guildId}`,
    saved,
    initial: saved,
    validate: validateSystemGuildValues,
    checkMore: usePictureCheck({ avatar_url: 'Avatar' }),
    fetchLatest: async () => systemGuildValues(await fetchLatest()),
    send: async (patch) => systemGuildValues(await send(patch)),
  });
  const own = useOwnSystem();
  return (
    <EditForm
      edit={edit}
      title={words.title}
      labels={labels}
      sections={SECTIONS}
      preview={own && <OwnSystemPreview values={profileOf(own)} there={systemThere(edit.values)} />}
    >
      <FormPart id="server-proxying" title={words.sections.proxying}>
        <ToggleRow
          {...edit.bind('proxying_enabled')}
          label={labels.proxying_enabled}
          description={words.proxyingText}
        />
      </FormPart>
      <FormPart id="server-profile" title={words.sections.profile}>
        <TextBox
          {...edit.bind('display_name')}
          label={labels.display_name}
          description={words.nameText}
          limit={LIMITS.displayName}
        />
        <PictureField {...edit.bind('avatar_url')} label={labels.avatar_url} shape="squircle" />
      </FormPart>
      <FormPart id="server-tag" title={words.sections.tag}>
        <TextBox {...edit.bind('tag')} label={labels.tag} description={words.tagText} limit={LIMITS.tag} />
        <ToggleRow {...edit.bind('tag_enabled')} label={labels.tag_enabled} description={words.tagOnText} />
        <TextBox {...edit.bind('name_format')} label={labels.name_format} description={words.formatText} />
      </FormPart>
    </EditForm>
  );
}
