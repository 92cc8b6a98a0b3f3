/**
 * Moves the focus once a dialog has closed, unless the dialog could restore it: its opener may no longer exist.
 *
 * @param place finds the element to focus, when the focus is lost
 */
export function catchFocus(place: () => HTMLElement | null, options?: FocusOptions): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) place()?.focus(options);
    }),
  );
}
