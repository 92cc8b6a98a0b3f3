import { LIMITS, type SystemGuildSettings } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useGuildQueries } from '../../../cache/guilds/use-guild-queries.ts';
import { useImageProblems } from '../../../state/images/use-image-check.ts';
import { useEdit } from '../../../sync/edit/use-edit.ts';
import { useGuildEdits } from '../../../sync/records/use-guild-edits.ts';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { ToggleRow } from '../../../ui/form/toggle-row.tsx';
import { EditForm } from '../edit/edit-form.tsx';
import { PictureField } from '../edit/picture-field.tsx';
import styles from './parts.module.css';
import { systemGuildValues, validateSystemGuildValues } from './system-guild-values.ts';
import { serverWords } from './words.ts';

const words = serverWords.system;
const { labels } = words;

/** What the own system has set for one server: its name, picture and tag there, and whether it is proxied at all. */
export function SystemPart({ guildId }: { guildId: string }) {
  const { data } = useQuery(useGuildQueries().settings(guildId));
  // The frame shows its parts only of a server whose settings are known.
  return (
    <div className={styles.part}>
      {data && <SystemGuildForm key={guildId} guildId={guildId} settings={data} />}
    </div>
  );
}

function SystemGuildForm({ guildId, settings }: { guildId: string; settings: SystemGuildSettings }) {
  const { fetchLatest, send } = useGuildEdits(guildId).settings;
  const findImageProblems = useImageProblems();
  const saved = systemGuildValues(settings);
  const edit = useEdit({
    key: `guild:${guildId}`,
    saved,
    initial: saved,
    validate: validateSystemGuildValues,
    checkMore: ({ avatar_url }, changed) =>
      findImageProblems(
        changed.includes('avatar_url') ? [{ field: 'avatar_url', kind: 'Avatar', text: avatar_url }] : [],
      ),
    fetchLatest: async () => systemGuildValues(await fetchLatest()),
    send: async (patch) => systemGuildValues(await send(patch)),
  });
  return (
    <EditForm edit={edit} title={words.title} labels={labels}>
      <ToggleRow
        {...edit.bind('proxying_enabled')}
        label={labels.proxying_enabled}
        description={words.proxyingText}
      />
      <TextBox
        {...edit.bind('display_name')}
        label={labels.display_name}
        description={words.nameText}
        limit={LIMITS.displayName}
      />
      <PictureField {...edit.bind('avatar_url')} label={labels.avatar_url} shape="squircle" />
      <TextBox {...edit.bind('tag')} label={labels.tag} description={words.tagText} limit={LIMITS.tag} />
      <ToggleRow {...edit.bind('tag_enabled')} label={labels.tag_enabled} description={words.tagOnText} />
      <TextBox {...edit.bind('name_format')} label={labels.name_format} description={words.formatText} />
    </EditForm>
  );
}
