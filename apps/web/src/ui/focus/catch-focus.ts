/**
 * Moves the focus once a dialog has closed, unless the dialog could restore it: its opener may no longer exist.
 *
 * @param place finds the element to focus, when the focus is lost
 * @param isLost whether it is lost where it is now, other than on the page itself
 */
export function catchFocus(
  place: () => HTMLElement | null,
  options?: FocusOptions,
  isLost: (focused: Element | null) => boolean = () => false,
): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (focused === document.body || isLost(focused)) place()?.focus(options);
    }),
  );
}
