import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { backupWords } from './words.ts';

const words = backupWords.codes;

interface CodeReaderProps {
  onRead: (bytes: Uint8Array<ArrayBuffer>) => void;
}

const CodeReader = lazyPart<CodeReaderProps>(
  () => import('./code-reader.tsx').then((module) => ({ default: module.CodeReader })),
  () => <p role="status">{words.opening}</p>,
);

interface ReadCodesDialogProps extends CodeReaderProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Reads the codes of an encrypted backup with the camera, or from pictures of them. */
export function ReadCodesDialog({ isOpen, onRead, onClose }: ReadCodesDialogProps) {
  return (
    <Dialog title={words.readTitle} isOpen={isOpen} onClose={onClose}>
      {isOpen && <CodeReader onRead={onRead} />}
    </Dialog>
  );
}
