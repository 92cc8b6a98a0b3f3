import type { FrontSwitch } from '@frontboard/model';
import { type ReactNode, useMemo, useState } from 'react';
import type { OpenMode } from '../../parts/switches/change/form-props.ts';
import { SwitchEditor } from '../../parts/switches/switch-editor.tsx';
import { frontSwitchOf } from '../../persistence/history/history-row.ts';
import { downToGap } from '../../sync/history/find-gaps.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { catchFocus } from '../../ui/focus/catch-focus.ts';
import { screenHeading } from '../../ui/focus/screen-heading.ts';

/** The button that adds a switch, which gets the focus when an entry with the focus disappears. */
export const ADD_SWITCH_ID = 'add-switch';

interface EditorOptions {
  history: SwitchHistory;
  /** The switches once everything that waits is sent, newest first. */
  rows: SwitchHistory['switches'];
  pending: ReadonlyMap<string, QueueEntry>;
  /** A forgotten switch is being added, as the address says. */
  isAdding: boolean;
  /** Begins or ends that. */
  onAdding: (isAdding: boolean) => void;
}

interface OpenedEntry {
  /** Null for a switch that is to be added. */
  readonly listed: FrontSwitch | null;
  readonly mode: OpenMode;
}

const ADDED: OpenedEntry = { listed: null, mode: 'edit' };

/** The dialogs that change the own history, and a function that opens them for a switch. */
export function useEntryEditor({ isAdding, onAdding, ...options }: EditorOptions): {
  readonly dialog: ReactNode;
  readonly isOpen: boolean;
  readonly open: (id: string, mode: OpenMode) => void;
} {
  const [opened, setOpened] = useState<OpenedEntry | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  if (isAdding && opened?.listed !== null) setOpened(ADDED);
  const close = () => {
    setIsChanging(false);
    if (isAdding) onAdding(false);
    const id = opened?.listed?.id;
    catchFocus(
      () =>
        document.querySelector<HTMLElement>(`[data-entry="${id}"]`) ?? document.getElementById(ADD_SWITCH_ID),
      undefined,
      // By an address, the dialog may open before or after the heading of the screen gets the focus, which it then restores.
      (focused) => isAdding && focused === screenHeading(),
    );
  };
  const isOpen = isAdding || isChanging;
  return {
    isOpen,
    open(id, mode) {
      const row = options.rows.find((it) => it.id === id);
      if (row === undefined) return;
      setOpened({ listed: frontSwitchOf(row), mode });
      setIsChanging(true);
    },
    dialog: opened !== null && <EntryEditor {...options} {...opened} isOpen={isOpen} onClose={close} />,
  };
}

interface EntryEditorProps extends Omit<EditorOptions, 'isAdding' | 'onAdding'>, OpenedEntry {
  isOpen: boolean;
  onClose: () => void;
}

function EntryEditor({ history, rows, pending, onClose, ...opened }: EntryEditorProps) {
  const { state, gapsBefore } = history;
  // Beyond a gap, the effect of an edit is unknown.
  const known = useMemo(() => downToGap(rows, gapsBefore), [rows, gapsBefore]);
  return (
    <SwitchEditor
      {...opened}
      rows={known}
      pending={pending}
      isComplete={state === 'complete' && gapsBefore.length === 0}
      // The dialog covers the entry: closing it leads back to it.
      lasted=""
      onMode={onClose}
      onClose={onClose}
    />
  );
}
