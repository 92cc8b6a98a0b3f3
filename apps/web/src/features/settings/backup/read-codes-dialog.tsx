import { Suspense } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyWithPreload } from '../../../ui/loading/lazy-with-preload.ts';
import { backupWords } from './words.ts';

const words = backupWords.codes;

interface CodeReaderProps {
  onRead: (bytes: Uint8Array<ArrayBuffer>) => void;
}

const CodeReader = lazyWithPreload<CodeReaderProps>(() =>
  import('./code-reader.tsx').then((module) => ({ default: module.CodeReader })),
);

interface ReadCodesDialogProps extends CodeReaderProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Reads the codes of an encrypted backup with the camera, or from pictures of them. */
export function ReadCodesDialog({ isOpen, onRead, onClose }: ReadCodesDialogProps) {
  return (
    <Dialog title={words.readTitle} isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={<p role="status">{words.opening}</p>}>
        {isOpen && <CodeReader onRead={onRead} />}
      </Suspense>
    </Dialog>
  );
}
