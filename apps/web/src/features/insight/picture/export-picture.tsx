import { Download } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { ExportFileDialog, type NamingChoice } from '../../../parts/export-file/export-file-dialog.tsx';
import { exportFileWords } from '../../../parts/export-file/export-file-words.ts';
import { type FileNaming, nameInFile } from '../../../parts/export-file/file-naming.ts';
import type { Person } from '../../../parts/ribbon/person.ts';
import { UNKNOWN_MEMBER } from '../../../sync/insight/questions.ts';
import { byName } from '../../../text/by-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { insightWords } from '../words.ts';
import type { Picture } from './picture.ts';
import { type PictureFormat, savePicture } from './save-picture.ts';

const words = insightWords.picture;

interface ExportPictureProps {
  /** The name of the file, without its ending. */
  fileName: string;
  /** All members who are named in the picture. Keep the array. */
  people: readonly Person[];
  /** What the picture shows besides the names. */
  note?: ReactNode;
  /** What the button says; "Export" without it. */
  label?: string;
  namings?: NamingChoice;
  /** Creates the picture; `write` returns the name of a member in it. */
  makePicture: (write: (person: Person) => string, naming: FileNaming) => Picture;
}

/** The button that saves a picture, once the person has seen whose names are in it. */
export function ExportPicture(props: ExportPictureProps) {
  const { fileName, people, note, label = exportFileWords.open, namings, makePicture } = props;
  const [isOpen, setOpen] = useState(false);
  const names = useMemo(
    // Hundreds of names are sorted on demand, not with each move of a picture.
    () => (isOpen ? namesOf(people) : []),
    [isOpen, people],
  );
  return (
    <>
      <Button size="small" icon={<Download aria-hidden="true" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ExportFileDialog<PictureFormat>
        title={words.title}
        intro={note}
        formats={FORMATS}
        names={names}
        namings={namings}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSave={(format, naming) => savePicture(makePicture(writerOf(naming), naming), fileName, format)}
      />
    </>
  );
}

const FORMATS = [
  { value: 'png', label: words.png },
  { value: 'svg', label: words.svg },
] as const;

function namesOf(people: readonly Person[]): readonly string[] {
  return people
    .filter(isNamed)
    .toSorted(byName)
    .map(({ name }) => name);
}

/** "No fronter" and "A former member" name no one. */
function isNamed({ id }: Person): boolean {
  return id !== '' && id !== UNKNOWN_MEMBER;
}

function writerOf(naming: FileNaming): (person: Person) => string {
  return (person) => (isNamed(person) ? nameInFile(person.name, naming) : person.name);
}
