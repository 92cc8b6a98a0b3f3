import { LIMITS, type Member, type MemberGuildSettings, memberLabel, recordKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useGuildQueries } from '../../../cache/guilds/use-guild-queries.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useEdit } from '../../../sync/edit/use-edit.ts';
import { useGuildEdits } from '../../../sync/records/use-guild-edits.ts';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { EditForm } from '../edit/edit-form.tsx';
import { lazyPreview } from '../edit/lazy-preview.tsx';
import { PictureField } from '../edit/picture-field.tsx';
import { usePictureCheck } from '../edit/use-picture-check.ts';
import type { MemberPreviewProps } from '../members/member-preview.tsx';
import { valuesOf } from '../members/member-values.ts';
import { memberGuildValues, memberThere, validateMemberGuildValues } from './member-guild-values.ts';
import { NeverUsed } from './never-used.tsx';
import { PartQuery } from './part-query.tsx';
import styles from './parts.module.css';
import { serverWords } from './words.ts';

const words = serverWords.members;
const { labels } = words;

const MemberPreview = lazyPreview<MemberPreviewProps>(async () => ({
  default: (await import('../members/member-preview.tsx')).MemberPreview,
}));

interface MemberThereProps {
  guildId: string;
  member: Member;
}

/** The settings of a member for one server, or why the service has none. */
export function MemberThere({ guildId, member }: MemberThereProps) {
  const { name } = memberLabel(member, useNaming());
  const query = useQuery(useGuildQueries().member(guildId, recordKey(member)));
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.there}>
      <h2 id={titleId} tabIndex={-1}>
        <Foreign>{name}</Foreign>
      </h2>
      <PartQuery query={query}>
        {(settings) =>
          settings === null ? (
            <NeverUsed
              {...words.never}
              what={{ ...words.never.what, command: words.command(member.id) }}
              isAsking={query.isFetching}
              onTryAgain={() => void query.refetch()}
            />
          ) : (
            <MemberGuildForm guildId={guildId} member={member} name={name} settings={settings} />
          )
        }
      </PartQuery>
    </section>
  );
}

interface MemberGuildFormProps extends MemberThereProps {
  name: string;
  settings: MemberGuildSettings;
}

function MemberGuildForm({ guildId, member, name, settings }: MemberGuildFormProps) {
  const memberRef = recordKey(member);
  const { fetchLatest, send } = useGuildEdits(guildId).member(memberRef);
  const saved = memberGuildValues(settings);
  const edit = useEdit({
    key: `guild:${guildId}:member:${memberRef}`,
    saved,
    initial: saved,
    validate: validateMemberGuildValues,
    checkMore: usePictureCheck({ avatar_url: 'Avatar' }),
    fetchLatest: async () => memberGuildValues(await fetchLatest()),
    send: async (patch) => memberGuildValues(await send(patch)),
  });
  // The frame shows its parts only for a server with known settings.
  const system = useQuery(useGuildQueries().settings(guildId)).data ?? null;
  const everywhere = member.keepProxy ? words.keepProxy.keep : words.keepProxy.remove;
  const inherited = {
    value: 'inherited',
    label: words.keepProxy.inherited,
    description: everywhere.label,
  } as const;
  const choices = [
    ...(saved.keep_proxy === 'inherited' ? [inherited] : []),
    { value: 'keep', ...words.keepProxy.keep },
    { value: 'remove', ...words.keepProxy.remove },
  ] as const;
  return (
    <EditForm
      edit={edit}
      title={words.formOf(name)}
      labels={labels}
      show={(field, value) =>
        field === 'keep_proxy'
          ? [inherited, ...choices].find((choice) => choice.value === value)?.label
          : undefined
      }
      preview={
        system && <MemberPreview values={valuesOf(member)} there={{ ...memberThere(edit.values), system }} />
      }
    >
      <TextBox
        {...edit.bind('display_name')}
        label={labels.display_name}
        description={words.nameText}
        limit={LIMITS.displayName}
      />
      <PictureField {...edit.bind('avatar_url')} label={labels.avatar_url} shape="circle" />
      <ChoiceList
        {...edit.bind('keep_proxy')}
        label={labels.keep_proxy}
        description={
          saved.keep_proxy === 'inherited' ? words.keepProxy.once : words.keepProxy.never(member.id)
        }
        choices={choices}
      />
    </EditForm>
  );
}
