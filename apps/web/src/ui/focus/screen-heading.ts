/** The heading of the screen, to which a lost focus moves; null while there is none. */
export function screenHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}
