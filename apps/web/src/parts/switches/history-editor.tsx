import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import type { HistoryEditFormProps } from './history-edit-form.tsx';
import { historyEditorWords as words } from './history-editor-words.ts';

const HistoryEditForm = lazyPart<HistoryEditFormProps>(() =>
  import('./history-edit-form.tsx').then((module) => ({ default: module.HistoryEditForm })),
);

interface HistoryEditorProps extends HistoryEditFormProps {
  isOpen: boolean;
}

/** The dialog that edits the history around a switch. Its code is loaded when it first opens. */
export function HistoryEditor({ isOpen, ...form }: HistoryEditorProps) {
  return (
    <Dialog
      title={form.frontSwitch === null ? words.add : words.title}
      isOpen={isOpen}
      onClose={form.onClose}
    >
      {isOpen && <HistoryEditForm key={form.frontSwitch?.id ?? ''} {...form} />}
    </Dialog>
  );
}
