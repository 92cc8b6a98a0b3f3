/** The heading of the screen, where nobody has to begin at the top of the page; null while there is none. */
export function screenHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}
