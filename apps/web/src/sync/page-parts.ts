/** What is built for the page when it is first needed. */
interface PageParts {
  /** The part that `build` makes of the page, on which this is called: the same for every call with the same function. */
  once<Page, Part>(this: Page, build: (page: Page) => Part): Part;
  /** Disposes the parts, and each that is built from now on. */
  dispose(): void;
}

/** A page without parts. */
export function createPageParts(): PageParts {
  const parts = new Map<unknown, unknown>();
  let isDisposed = false;
  return {
    once<Page, Part>(this: Page, build: (page: Page) => Part) {
      if (!parts.has(build)) parts.set(build, build(this));
      const part = parts.get(build) as Part;
      // Code that was still loading when the page ended.
      if (isDisposed && isDisposable(part)) part.dispose();
      return part;
    },
    dispose() {
      isDisposed = true;
      for (const part of parts.values()) if (isDisposable(part)) part.dispose();
    },
  };
}

function isDisposable(part: unknown): part is { dispose(): void } {
  return typeof part === 'object' && part !== null && 'dispose' in part && typeof part.dispose === 'function';
}
