import { useState } from 'react';
import { WindowBoundary } from '../loading/window-boundary.tsx';
import type { DialogProps } from './dialog-props.ts';
import { LazyDialogWindow } from './preload-dialog.ts';

/**
 * A modal dialog; a sheet from the bottom on phones. Closes on Escape, on a press outside and with its own button, and
 * restores the focus. Its code is loaded when it first opens.
 *
 * The focus starts on the dialog itself, which is then read from its title on. If a form or a short question needs an answer, the
 * control for it has `data-initial-focus`: the first field, or the answer that loses nothing.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <WindowBoundary {...props}>
      <LazyDialogWindow {...props} />
    </WindowBoundary>
  );
}
