type SearchPart = typeof import('./search-part.ts');

let loading: Promise<SearchPart> | null = null;

/** What finds and marks texts in lists: loaded once a list is shown, so the same promise is for `use`. After a failure the next call loads it again. */
export function loadSearch(): Promise<SearchPart> {
  loading ??= import('./search-part.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
