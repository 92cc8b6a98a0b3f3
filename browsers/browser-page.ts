/** A page in a browser that is not Chromium, with what the journey needs of it. */
export interface BrowserPage {
  goTo(url: string): Promise<void>;
  /** The result of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks the element that an expression gives. Throws if it gives none. */
  click(expression: string): Promise<void>;
  /** Types into the element that an expression gives, key by key. Throws if it gives none. */
  type(expression: string, text: string): Promise<void>;
  pressEnter(): Promise<void>;
  close(): Promise<void>;
}

/** The size of the window, in CSS pixels. */
export const WINDOW = { width: 1280, height: 860 };

/** An expression for the first control in sight with exactly this accessible name. */
export function controlNamed(name: string): string {
  return `(() => {
    const nameOf = (it) =>
      (it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent ?? '').trim();
    return [...document.querySelectorAll('a, button, input, [role="tab"]')].find(
      (it) => it.checkVisibility() && nameOf(it) === ${JSON.stringify(name)},
    ) ?? null;
  })()`;
}
