import type { FrontSwitch } from '@frontboard/model';
import { useMemo } from 'react';
import { frontSwitchOf } from '../../persistence/history/history-row.ts';
import type { RowsWithPending } from '../../sync/switches/use-rows-with-pending.ts';
import type { OpenMode } from './change/form-props.ts';
import { SwitchDialog } from './change/switch-dialog.tsx';
import { HistoryEditor } from './history-editor.tsx';

interface SwitchEditorProps extends RowsWithPending {
  /** Whether the oldest of the rows is the first switch of the system. The rows have no gaps. */
  isComplete: boolean;
  /** Null for a switch that is to be added. */
  listed: FrontSwitch | null;
  mode: OpenMode;
  /** How long it lasted, in words. */
  lasted: string;
  isOpen: boolean;
  onMode: (mode: OpenMode) => void;
  onClose: () => void;
}

/** The dialog that shows, changes or adds a switch of the own system. */
export function SwitchEditor(props: SwitchEditorProps) {
  const { rows, pending, isComplete, listed, mode, isOpen, onClose } = props;
  const history = useMemo(() => {
    // A history can have thousands of switches. Those about to be deleted are left out.
    const staying = isOpen ? rows.filter(({ id }) => pending.get(id)?.kind !== 'delete') : [];
    return { switches: staying.map(frontSwitchOf), isComplete };
  }, [rows, pending, isComplete, isOpen]);
  if (listed === null || mode === 'edit')
    return <HistoryEditor history={history} frontSwitch={listed} isOpen={isOpen} onClose={onClose} />;
  const { lasted, onMode } = props;
  return (
    <SwitchDialog
      {...{ history, listed, mode, lasted, isOpen, onMode, onClose }}
      pending={pending.get(listed.id ?? '') ?? null}
    />
  );
}
