import { type ReactNode, useId, useMemo, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { type Segment, SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import styles from './export-file-dialog.module.css';
import { exportFileWords as words } from './export-file-words.ts';
import { FILE_NAMINGS, type FileNaming, nameInFile } from './file-naming.ts';

/** How the choice of the names in a file is called, and what it begins with. */
export interface NamingChoice {
  readonly label: string;
  readonly labels: Readonly<Record<FileNaming, string>>;
  readonly first: FileNaming;
}

const NAMINGS: NamingChoice = { label: words.naming, labels: words.namings, first: 'names' };

interface ExportFormProps<Format extends string> {
  /** What else the file contains, and what it does not. */
  intro: ReactNode;
  /** The first one is chosen. */
  formats: readonly [Segment<Format>, ...Segment<Format>[]];
  /** The names in the file, in order. Keep the array. */
  names: readonly string[];
  /** How names are chosen; without it, names come first and are called so. */
  namings?: NamingChoice | undefined;
  /** What is chosen about names, shown only while whole names are in the file. */
  ofNames?: ReactNode;
  /** The names are not known yet. */
  isPending?: boolean;
  /** Creates the file and saves it. */
  onSave: (format: Format, naming: FileNaming) => void | Promise<void>;
  onClose: () => void;
}

interface ExportFileDialogProps<Format extends string> extends ExportFormProps<Format> {
  title: string;
  isOpen: boolean;
}

/** Saves a file once the person has seen whose names are in it, and has left them out if they want. */
export function ExportFileDialog<Format extends string>({
  title,
  isOpen,
  ...form
}: ExportFileDialogProps<Format>) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={form.onClose}>
      {isOpen && <ExportForm {...form} />}
    </Dialog>
  );
}

function ExportForm<Format extends string>({
  intro,
  formats,
  names,
  namings = NAMINGS,
  ofNames,
  isPending = false,
  onSave,
  onClose,
}: ExportFormProps<Format>) {
  const [format, setFormat] = useState<Format>(formats[0].value);
  const [naming, setNaming] = useState<FileNaming>(namings.first);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const handleSave = async () => {
    setSaving(true);
    try {
      await onSave(format, naming);
      onClose();
    } catch {
      setFailed(true);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={stack(4)}>
      {intro}
      <SegmentedControl label={words.format} options={formats} value={format} onChange={setFormat} />
      {names.length > 0 && (
        <SegmentedControl
          label={namings.label}
          options={FILE_NAMINGS.map((value) => ({ value, label: namings.labels[value] }))}
          value={naming}
          onChange={setNaming}
        />
      )}
      {naming === 'names' && ofNames}
      <NamesInFile names={names} naming={naming} />
      <p role="alert">{hasFailed && words.failed}</p>
      <div className={styles.foot}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="primary" isPending={isPending || isSaving} onClick={() => void handleSave()}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}

function NamesInFile({ names, naming }: { names: readonly string[]; naming: FileNaming }) {
  const id = useId();
  const written = useMemo(() => names.map((name) => nameInFile(name, naming)), [names, naming]);
  if (naming === 'none' || names.length === 0) return <p>{words.noNames}</p>;
  return (
    <>
      <p id={id}>{words[naming]}</p>
      <ul aria-labelledby={id} className={styles.names}>
        {written.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two members may have one name
          <li key={index}>
            <Foreign>{name}</Foreign>
          </li>
        ))}
      </ul>
      <p className={softSmall}>{words.privacy}</p>
    </>
  );
}
