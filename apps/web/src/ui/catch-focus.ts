/**
 * Moves the focus once a dialog has closed, unless the dialog could give it back: what it was opened from may be gone.
 *
 * @param place finds what gets the focus, when it is known to be lost
 */
export function catchFocus(place: () => HTMLElement | null, options?: FocusOptions): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) place()?.focus(options);
    }),
  );
}
