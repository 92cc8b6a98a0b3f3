/**
 * The heading of the innermost part among `around` that has one which can take the focus; the dialog, if it has none. Parts that have
 * left the page don't count.
 */
export function nearestHeading(around: readonly HTMLElement[]): HTMLElement | null {
  for (const part of around) {
    if (!part.isConnected) continue;
    const heading = part.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]');
    if (heading !== null) return heading;
    if (part.getAttribute('role') === 'dialog') return part;
  }
  return null;
}
