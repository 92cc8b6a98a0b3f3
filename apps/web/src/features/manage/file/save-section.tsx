import { useLocation } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { version } from '../../../../package.json';
import { useOwnGroups } from '../../../cache/own/use-own-lists.ts';
import { JSON_TYPE, saveText } from '../../../platform/save-file.ts';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { choiceOf, type ExportForm, firstForm, historyOf, systemFileName } from './export-form.ts';
import { FetchProgress } from './fetch-progress.tsx';
import styles from './file.module.css';
import { useSystemFetch } from './use-system-fetch.ts';
import { fileWords } from './words.ts';

const words = fileWords.save;

/** Saves the whole own system, or a part of it, to a file. */
export function SaveSection() {
  const { clock } = useServices();
  const { notify } = useNotify();
  const { fetch, state } = useSystemFetch();
  const groups = useOwnGroups().items ?? [];
  const selected = useLocation({ select: ({ state: { saved } }) => saved ?? null });
  const [form, setForm] = useState(() => firstForm(selected));
  const isBusy = state.state !== 'idle';

  const handleSave = () => {
    const now = new Date(clock.now());
    const name = systemFileName(now, form.format);
    void fetch.start({
      purpose: 'save',
      history: historyOf(form),
      use: async (answers) => {
        const { chooseParts, writeExport, writePluralPort } = await import('@frontboard/portable');
        const choice = choiceOf(form, { members: answers.members, groups });
        const part = chooseParts(answers, choice);
        const text =
          form.format === 'pluralkit'
            ? writeExport(part.answers, part.mark)
            : writePluralPort(part.answers, { version, exportedAt: now.toISOString() });
        saveText(name, JSON_TYPE, text);
        notify({ kind: 'positive', title: words.saved(name) });
      },
    });
  };

  return (
    <section aria-labelledby="save-file" className={styles.section}>
      <h2 id="save-file">{words.title}</h2>
      <p className={styles.soft}>{words.text}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          handleSave();
        }}
      >
        <SegmentedControl
          label={words.what}
          options={[
            { value: 'whole', label: words.whole },
            { value: 'part', label: words.part },
          ]}
          value={form.what}
          onChange={(what) => setForm({ ...form, what })}
        />
        {form.what === 'part' && (
          <PartFields
            form={form}
            onChange={setForm}
            groups={groups.flatMap((group) =>
              group.uuid === null ? [] : [{ uuid: group.uuid, name: group.displayName ?? group.name }],
            )}
          />
        )}
        <SegmentedControl
          label={words.format}
          description={words.formatText}
          options={[
            { value: 'pluralkit', label: words.formats.pluralkit },
            { value: 'pluralport', label: words.formats.pluralport },
          ]}
          value={form.format}
          onChange={(format) => setForm({ ...form, format })}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={isBusy} icon={<Download aria-hidden="true" />}>
            {words.start}
          </Button>
        </div>
      </form>
      <FetchProgress purpose="save" />
      <p className={styles.soft}>{words.unavailable}</p>
    </section>
  );
}

interface PartFieldsProps {
  form: ExportForm;
  onChange: (form: ExportForm) => void;
  groups: readonly { readonly uuid: string; readonly name: string }[];
}

function PartFields({ form, onChange, groups }: PartFieldsProps) {
  const isOneGroup = !['all', 'public', 'selected'].includes(form.members);
  const { selected } = form;
  return (
    <>
      <SelectField
        label={words.members}
        options={[
          { value: 'all', label: words.allMembers },
          { value: 'public', label: words.publicMembers },
          ...(selected?.of === 'member'
            ? [{ value: 'selected', label: words.selected(selected.keys.length) }]
            : []),
          ...groups.map(({ uuid, name }) => ({ value: uuid as string, label: words.membersOf(name) })),
        ]}
        value={form.members}
        onChange={(members) =>
          onChange({
            ...form,
            members,
            groups:
              ['all', 'public', 'selected'].includes(members) && form.groups === 'this' ? 'all' : form.groups,
          })
        }
      />
      <SelectField
        label={words.groups}
        options={[
          { value: 'all', label: words.allGroups },
          ...(isOneGroup ? [{ value: 'this' as const, label: words.onlyThis }] : []),
          ...(selected?.of === 'group'
            ? [{ value: 'selected' as const, label: words.selected(selected.keys.length) }]
            : []),
          { value: 'none', label: words.noGroups },
        ]}
        value={form.groups}
        onChange={(value) => onChange({ ...form, groups: value })}
      />
      <SelectField
        label={words.history}
        options={[
          { value: 'all', label: words.allHistory },
          { value: 'period', label: words.period },
          { value: 'none', label: words.noHistory },
        ]}
        value={form.history}
        onChange={(history) => onChange({ ...form, history })}
      />
      {form.history === 'period' && (
        <div className={styles.dates}>
          <TextField
            label={words.since}
            type="date"
            value={form.since}
            onChange={(since) => onChange({ ...form, since })}
          />
          <TextField
            label={words.until}
            type="date"
            min={form.since}
            value={form.until}
            onChange={(until) => onChange({ ...form, until })}
          />
        </div>
      )}
    </>
  );
}
