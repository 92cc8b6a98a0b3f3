import { lazyWithPreload } from '../loading/lazy-with-preload.ts';
import type { DialogProps } from './dialog-props.ts';

/** The window of a dialog. */
export const LazyDialogWindow = lazyWithPreload<DialogProps>(() =>
  import('./dialog-window.tsx').then((module) => ({ default: module.DialogWindow })),
);

/** Preloads the dialog's code. */
export function preloadDialog(): void {
  LazyDialogWindow.preload();
}
