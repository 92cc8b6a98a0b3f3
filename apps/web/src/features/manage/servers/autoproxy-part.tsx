import { AUTOPROXY_MODES, type AutoproxySettings } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useGuildQueries } from '../../../cache/guilds/use-guild-queries.ts';
import { useEdit } from '../../../sync/edit/use-edit.ts';
import { useGuildEdits } from '../../../sync/records/use-guild-edits.ts';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { EditForm } from '../edit/edit-form.tsx';
import { lazyPreview } from '../edit/lazy-preview.tsx';
import type { AutoproxyPreviewProps } from './autoproxy-preview.tsx';
import { autoproxyValues, validateAutoproxyValues } from './autoproxy-values.ts';
import { ServerMemberField } from './member-field.tsx';
import { PartQuery } from './part-query.tsx';
import styles from './parts.module.css';
import { useMemberNames } from './use-member-names.ts';
import { serverWords } from './words.ts';

const words = serverWords.autoproxy;

const AutoproxyPreview = lazyPreview<AutoproxyPreviewProps>(async () => ({
  default: (await import('./autoproxy-preview.tsx')).AutoproxyPreview,
}));

const MODES = AUTOPROXY_MODES.map((mode) => ({ value: mode, ...serverWords.modes[mode] }));

/** Autoproxy in one server: how messages without proxy tags are proxied there. */
export function AutoproxyPart({ guildId }: { guildId: string }) {
  const autoproxy = useQuery(useGuildQueries().autoproxy(guildId));
  return (
    <div className={styles.part}>
      <PartQuery query={autoproxy}>
        {(settings) => <AutoproxyForm key={guildId} guildId={guildId} settings={settings} />}
      </PartQuery>
    </div>
  );
}

function AutoproxyForm({ guildId, settings }: { guildId: string; settings: AutoproxySettings }) {
  const { fetchLatest, send } = useGuildEdits(guildId).autoproxy;
  const nameOf = useMemberNames();
  const saved = autoproxyValues(settings);
  const edit = useEdit({
    key: `guild:${guildId}:autoproxy`,
    saved,
    initial: saved,
    validate: validateAutoproxyValues,
    fetchLatest: async () => autoproxyValues(await fetchLatest()),
    send: async (patch) => autoproxyValues(await send(patch)),
  });
  const { autoproxy_mode: mode } = edit.values;
  const latched = settings.mode === 'latch' ? settings.memberId : null;
  const speaker = mode === 'member' ? edit.values.autoproxy_member : mode === 'latch' ? latched : null;
  return (
    <EditForm
      edit={edit}
      title={words.title}
      labels={words.labels}
      show={(field, value) =>
        field === 'autoproxy_mode'
          ? MODES.find((candidate) => candidate.value === value)?.label
          : nameOf(String(value))
      }
      preview={<AutoproxyPreview guildId={guildId} mode={mode} memberId={speaker} />}
    >
      <ChoiceList
        {...edit.bind('autoproxy_mode')}
        label={words.labels.autoproxy_mode}
        description={words.lead}
        choices={MODES}
        onChange={(next) => {
          edit.set('autoproxy_mode', next);
          // A member is not saved with another mode, so a picked one is not a change.
          if (next !== 'member') edit.set('autoproxy_member', saved.autoproxy_member);
        }}
      />
      {mode === 'member' && (
        <ServerMemberField {...edit.bind('autoproxy_member')} label={words.labels.autoproxy_member} />
      )}
      {(settings.mode === 'latch' || settings.lastLatchAt !== null) && (
        <p className={soft}>
          {settings.mode === 'latch' &&
            (settings.memberId === null
              ? words.nobodyLatched
              : words.latched(nameOf(settings.memberId)))}{' '}
          {settings.lastLatchAt !== null && (
            <RelativeTime at={settings.lastLatchAt} prefix={words.lastLatch} />
          )}
        </p>
      )}
    </EditForm>
  );
}
