import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { preloadDialog } from '../../../ui/dialogs/preload-dialog.ts';
import { editWords } from './words.ts';

/** Opens a preview if there is no room for it beside the form. */
export function PreviewButton({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<Eye aria-hidden="true" />}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {editWords.livePreview.button}
      </Button>
      <Dialog title={editWords.livePreview.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && children}
      </Dialog>
    </>
  );
}
