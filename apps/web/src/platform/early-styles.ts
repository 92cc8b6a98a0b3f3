/** The style sheets that `public/start.js` has asked for ahead of the screen. */
function earlyStyles(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[data-early]')];
}

/** Resolves when the style sheets of the first screen are there, or can't be had. */
export async function loadEarlyStyles(): Promise<void> {
  const missing = earlyStyles().filter(({ sheet }) => sheet === null);
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((resolve) => {
          for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
        }),
    ),
  );
  dropMissingStyles();
}

/** Takes out those that are not there: the screen then asks for them itself, waits, and says so when they can't be had. */
export function dropMissingStyles(): void {
  for (const link of earlyStyles()) if (link.sheet === null) link.remove();
}
