import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { KeyRelay } from '../../ui/focus/use-key-relay.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { useShortcutKeys } from './use-shortcut-keys.ts';
import { shortcutWords } from './words.ts';

export interface ShortcutLayerProps {
  relay: KeyRelay;
  /** The list of shortcuts is open. */
  isListOpen: boolean;
  onListChange: (isOpen: boolean) => void;
}

/** Handles the shortcuts of the whole app, and shows their list. */
export function ShortcutLayer({ relay, isListOpen, onListChange }: ShortcutLayerProps) {
  useShortcutKeys(relay, () => onListChange(true));
  return (
    <Dialog title={shortcutWords.title} isOpen={isListOpen} onClose={() => onListChange(false)}>
      <ShortcutList />
    </Dialog>
  );
}
