import { lazyPart } from '../loading/lazy-part.ts';
import type { DialogProps } from './dialog-props.ts';

/** The window of a dialog. */
export const LazyDialogWindow = lazyPart<DialogProps>(() =>
  import('./dialog-window.tsx').then((module) => ({ default: module.DialogWindow })),
);

/** Preloads the dialog's code. */
export function preloadDialog(): void {
  LazyDialogWindow.preload();
}
