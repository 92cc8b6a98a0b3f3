type SearchPart = typeof import('./search-part.ts');

export interface LoadedSearch {
  /** What finds and marks texts in lists; null until it is loaded. */
  readonly part: SearchPart | null;
  /** Why it could not be loaded; null if it was, or may be. */
  readonly error: unknown;
}

let loaded: LoadedSearch = { part: null, error: null };
let loading: Promise<LoadedSearch> | null = null;

/** The search of lists as far as it is loaded. */
export function loadedSearch(): LoadedSearch {
  return loaded;
}

/** Loads the search of lists, once for the life of the page: after a failure, only loading the page again helps (`isMissingCode`). */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= load();
  return loading;
}

async function load(): Promise<LoadedSearch> {
  // Not with `then`: the bundler reports a failure only if nothing that follows the import handles it first.
  try {
    loaded = { part: await import('./search-part.ts'), error: null };
  } catch (error) {
    loaded = { part: null, error };
  }
  return loaded;
}
