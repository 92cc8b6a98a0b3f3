import { readFieldBlock } from '@frontboard/model/text';
import { useMemo, useState } from 'react';
import { useMemberFields } from '../../../../session/local/member-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { cluster } from '../../../../ui/layout/layout.ts';
import { lazyPart } from '../../../../ui/loading/lazy-part.ts';
import { fieldBlockWords as words } from './words.ts';

const WriteDialog = lazyPart(async () => ({ default: (await import('./write-dialog.tsx')).WriteDialog }));
const ReadDialog = lazyPart(async () => ({ default: (await import('./read-dialog.tsx')).ReadDialog }));

interface DescriptionFieldsProps {
  /** The member's. */
  uuid: string;
  /** The description in the form. */
  text: string;
  onWrite: (text: string) => void;
}

/** Writes own fields of a member into the description in the form, and reads them from it. Nothing without fields. */
export function DescriptionFields({ uuid, text, onWrite }: DescriptionFieldsProps) {
  const fields = useMemberFields();
  const block = useMemo(() => readFieldBlock(text), [text]);
  const [opened, setOpened] = useState<'write' | 'read' | null>(null);
  const close = () => setOpened(null);
  if (fields.length === 0 && block === null) return null;
  return (
    <div className={cluster(2)}>
      {fields.length > 0 && (
        <Button size="small" onClick={() => setOpened('write')}>
          {words.write.open}
        </Button>
      )}
      {block !== null && (
        <Button size="small" onClick={() => setOpened('read')}>
          {words.read.open}
        </Button>
      )}
      {opened === 'write' && <WriteDialog {...{ uuid, fields, text, onWrite }} onClose={close} />}
      {opened === 'read' && block !== null && (
        <ReadDialog {...{ uuid, fields }} found={block.fields} onClose={close} />
      )}
    </div>
  );
}
