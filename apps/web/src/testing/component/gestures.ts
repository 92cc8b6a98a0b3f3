import { expect } from 'vitest';
import { type Locator, locators, page, userEvent } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What matches a selector of CSS, for parts without a role. */
    css(selector: string): Locator;
    /** The match of an XPath expression, for parts beside or around one with a role. */
    xpath(expression: string): Locator;
  }

  interface CDPSession {
    /** Sets the medium, such as `print`, and media features, such as `forced-colors`, until they are set again. */
    send(
      method: 'Emulation.setEmulatedMedia',
      media: { media?: string; features?: readonly { name: string; value: string }[] },
    ): Promise<void>;
  }
}

locators.extend({
  css: (selector: string) => `css=${selector}`,
  xpath: (expression: string) => `xpath=${expression}`,
});

// Before a test puts another clock in its place.
const { setTimeout } = globalThis;

/** About as long as a quick finger holds a key: what a press opens is there before the key is up. */
const HELD_MS = 50;

/**
 * Presses keys of the keyboard, one after the other, where the focus is.
 *
 * @param keys names as `KeyboardEvent.key` has them, with modifiers held in front: `a`, `Enter`, `Control+Enter`. Characters are typed, other
 *   keys are held for a moment.
 */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const held = key.split('+').slice(0, -1);
    const last = key.split('+').at(-1) ?? '';
    const down = held.map((name) => `{${name}>}`).join('');
    const up = held.map((name) => `{/${name}}`).join('');
    if (last.length === 1) {
      await userEvent.keyboard(`${down}${escaped(last)}${up}`);
      continue;
    }
    const name = NAMES[last] ?? last;
    await userEvent.keyboard(`${down}{${name}>}`);
    await new Promise((resolve) => {
      setTimeout(resolve, HELD_MS);
    });
    await userEvent.keyboard(`{/${name}}${up}`);
  }
}

/** Keys named by a character that have a name here. */
const NAMES: Readonly<Record<string, string>> = { Space: ' ' };

/** A text in which no character is the start of a key's name. */
function escaped(text: string): string {
  return text.replace(/[{[]/g, '$&$&');
}

/** Types a text where the focus is. */
export async function typeText(text: string): Promise<void> {
  await userEvent.keyboard(escaped(text));
}

/** Focuses a control, and presses keys there. A first key that a heading gets, because the page moved the focus, is pressed again. */
export async function pressAt(place: Locator, ...keys: readonly string[]): Promise<void> {
  const [first = '', ...others] = keys;
  for (let tries = 1; ; tries += 1) {
    await focusOn(place);
    const control = focused();
    const targets: unknown[] = [];
    const note = ({ target }: Event) => targets.push(target);
    window.addEventListener('keydown', note, { capture: true });
    await press(first);
    window.removeEventListener('keydown', note, { capture: true });
    const got = targets.at(-1);
    if (got === control) break;
    if (tries === 3 || !(got instanceof HTMLElement) || got.tabIndex >= 0) {
      throw new Error(`${describe(got)} got the key that was meant for ${describe(control)}.`);
    }
  }
  await press(...others);
}

/**
 * Clicks twice with nothing in between, as a hasty person does. A real double click reaches what is below if a busy machine has removed
 * the control after the first click.
 */
export async function clickTwice(place: Locator): Promise<void> {
  await focusOn(place);
  const control = place.element() as HTMLElement;
  control.click();
  // React renders what a click has changed before the next event.
  await Promise.resolve();
  control.click();
}

function describe(target: unknown): string {
  return target instanceof Element ? target.outerHTML.slice(0, 200) : String(target);
}

/**
 * Focuses a control, once it is on the screen. After a navigation the page moves the focus to its heading in a frame of its own, so the
 * control must keep the focus for two.
 */
export async function focusOn(place: Locator): Promise<void> {
  await expect.element(place).toBeInTheDocument();
  await expect
    .poll(async () => {
      const control = place.element() as HTMLElement;
      control.focus();
      await nextFrame();
      await nextFrame();
      return control.isConnected && control === focused();
    })
    .toBe(true);
}

/** More Tab stops than any screen has. */
const MOST_STOPS = 150;

/** Presses Tab until the focus is on a control, as somebody without a mouse gets there. Fails if Tab does not lead to it. */
export async function tabTo(place: Locator): Promise<void> {
  await expect.element(place).toBeInTheDocument();
  for (let count = 0; place.query() !== focused(); count += 1) {
    if (count === MOST_STOPS) throw new Error(`Tab does not lead to it, but to ${describe(focused())}.`);
    await press('Tab');
  }
}

/** Waits until a navigation has ended, with the focus on the heading of its screen: a key pressed or a field filled earlier loses the focus. */
export async function arrivedAt(heading: string): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** The dialog that has just been opened, once it has the focus: a key pressed earlier would still go to the page. */
export async function openedDialog(): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  return dialog;
}

/** Chooses what is rarely done with the record of the page. */
export async function chooseInRecordMenu(entry: string): Promise<void> {
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Waits until nothing on the screen matches. */
export async function expectGone(place: Locator): Promise<void> {
  await expect.poll(() => place.elements()).toHaveLength(0);
}

/** Waits until the matches have or contain the texts, in this order, and there are no others. */
export async function expectTexts(places: Locator, texts: readonly (string | RegExp)[]): Promise<void> {
  const matchers = texts.map((text) =>
    typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
  );
  await expect.poll(() => places.elements().map((it) => it.textContent)).toEqual(matchers);
}

/** The control that has the focus. */
export function focused(): Element | null {
  return document.activeElement;
}
