import { groupLabel } from '@frontboard/model';
import { useLocation } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnGroups } from '../../../cache/own/use-own-lists.ts';
import { useServices } from '../../../sync/services.ts';
import { type ExportForm, firstForm, type SavedSelection } from '../../../sync/system-file/export-form.ts';
import { saveSystem } from '../../../sync/system-file/save-system.ts';
import { createSaveTurn } from '../../../sync/system-file/save-turn.ts';
import { sortedByLabel } from '../../../text/by-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { recordName } from '../record-name.ts';
import { FetchProgress } from './fetch-progress.tsx';
import styles from './file.module.css';
import { LastSaved } from './last-saved.tsx';
import { SavingElsewhere } from './saving-elsewhere.tsx';
import { UnfinishedSave } from './unfinished-save.tsx';
import { useSystemFetch } from './use-system-fetch.ts';
import { fileWords } from './words.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Not part of the address: 2,500 uuids are too long for one. */
    saved?: SavedSelection;
  }
}

const words = fileWords.save;

/** Saves the whole own system, or a part of it, to a file. */
export function SaveSection() {
  const services = useServices();
  const { state } = useSystemFetch();
  const selected = useLocation({ select: ({ state: { saved } }) => saved ?? null });
  const [form, setForm] = useState(() => firstForm(selected));
  const elsewhere = useStore(services.once(createSaveTurn).elsewhere);
  const isBusy = state.state !== 'idle' || elsewhere !== null;

  return (
    <section aria-labelledby="save-file" className={styles.section}>
      <h2 id="save-file">{words.title}</h2>
      <p className={soft}>{words.text}</p>
      {elsewhere === null ? <UnfinishedSave /> : <SavingElsewhere save={elsewhere} />}
      <Form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void saveSystem(services, form);
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
        {form.what === 'part' && <PartFields form={form} onChange={setForm} />}
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
        <div className={cluster(3)}>
          <Button type="submit" variant="primary" disabled={isBusy} icon={<Download aria-hidden="true" />}>
            {words.start}
          </Button>
        </div>
      </Form>
      <FetchProgress purpose="save" />
      <LastSaved />
      <p className={soft}>{words.unavailable}</p>
    </section>
  );
}

interface PartFieldsProps {
  form: ExportForm;
  onChange: (form: ExportForm) => void;
}

function PartFields({ form, onChange }: PartFieldsProps) {
  const groups = useOwnGroups().items ?? [];
  const naming = useNaming();
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
          ...sortedByLabel(groups, groupLabel).flatMap((record) => {
            const name = recordName({ kind: 'group', record }, naming);
            return record.uuid === null
              ? []
              : [{ value: record.uuid as string, label: words.membersOf(name) }];
          }),
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
