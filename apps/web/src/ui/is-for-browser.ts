/** The parts of a press that say where a link opens. */
export interface LinkPress {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

/** Whether a press of a link is the browser's to follow, in another tab for example, or was handled already. */
export function isForBrowser(press: LinkPress): boolean {
  return (
    press.defaultPrevented ||
    press.button !== 0 ||
    press.metaKey ||
    press.ctrlKey ||
    press.shiftKey ||
    press.altKey
  );
}
