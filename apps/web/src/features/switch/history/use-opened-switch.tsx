import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { OpenMode } from '../../../parts/switches/change/form-props.ts';
import { SwitchEditor } from '../../../parts/switches/switch-editor.tsx';
import { frontSwitchOf, type HistoryRow } from '../../../persistence/history/history-row.ts';
import { catchFocus } from '../../../ui/focus/catch-focus.ts';
import { RECENT_SWITCHES_ID } from './recent-switches.tsx';
import { useLasted } from './use-lasted.ts';
import { useRecentSwitches } from './use-recent-switches.ts';

interface OpenedSwitch {
  /** Null for a new switch. */
  readonly listed: HistoryRow | null;
  readonly mode: OpenMode;
}

/**
 * The dialog for one of the recent switches and the function that opens it. It belongs to the screen and not to the list, which gets
 * another position when the screen is turned or made narrower: what is being entered must not be lost then.
 */
export function useOpenedSwitch(): {
  readonly dialog: ReactNode;
  /** Keeps its identity. */
  readonly open: (listed: HistoryRow | null, mode: OpenMode) => void;
} {
  const [opened, setOpened] = useState<OpenedSwitch | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback((listed: HistoryRow | null, mode: OpenMode) => {
    setOpened({ listed, mode });
    setIsOpen(true);
  }, []);
  const close = () => {
    setIsOpen(false);
    const id = opened?.listed?.id;
    // The focused element of the dialog was removed, and the row it was opened from may have disappeared with the switch.
    catchFocus(
      () =>
        document.querySelector<HTMLElement>(`[data-switch="${id}"] [tabindex="0"]`) ??
        document.getElementById(RECENT_SWITCHES_ID),
    );
  };
  return {
    open,
    dialog: opened !== null && (
      <RecentSwitchDialog
        {...opened}
        isOpen={isOpen}
        onMode={(mode) => setOpened({ ...opened, mode })}
        onClose={close}
      />
    ),
  };
}

interface RecentSwitchDialogProps extends OpenedSwitch {
  isOpen: boolean;
  onMode: (mode: OpenMode) => void;
  onClose: () => void;
}

function RecentSwitchDialog(props: RecentSwitchDialogProps) {
  const { rows, pending, isComplete } = useRecentSwitches();
  const lastedOf = useLasted(rows);
  const row = rows.find(({ id }) => id === props.listed?.id) ?? props.listed;
  const listed = useMemo(() => row && frontSwitchOf(row), [row]);
  const lasted = row === null ? '' : lastedOf(row);
  return <SwitchEditor {...props} {...{ rows, pending, isComplete, listed, lasted }} />;
}
