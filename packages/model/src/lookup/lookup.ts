/** The kinds that can be looked up. */
export type LookupKind = 'system' | 'member' | 'group' | 'message';

/** A reference to look up. */
export interface LookupTarget {
  readonly ok: true;
  /** Its possible kinds, the likeliest first. A short id or uuid alone does not determine its kind; a link does. */
  readonly kinds: readonly LookupKind[];
  /** In its normal form. `parseRef` accepts it for every kind but `message`, whose ids are Discord ids. */
  readonly ref: string;
  readonly form: 'id' | 'uuid' | 'discord' | 'me';
  /** Whether it comes from a link. */
  readonly fromLink: boolean;
}

/** Why nothing can be looked up. Without words: they depend on the screen. */
export type LookupProblem = { readonly ok: false } & (
  | { readonly reason: 'empty' }
  /** The start of a reference: `missing` more letters or digits make it what `kinds` says. */
  | {
      readonly reason: 'too-short';
      readonly kinds: readonly LookupKind[];
      readonly counted: CountedUnit;
      readonly missing: number;
    }
  /** `surplus` letters or digits too many. */
  | {
      readonly reason: 'too-long';
      readonly kinds: readonly LookupKind[];
      readonly counted: CountedUnit;
      readonly surplus: number;
    }
  /** No id, nor the start of one. `kinds` is the kind in a link, otherwise all. */
  | { readonly reason: 'malformed'; readonly kinds: readonly LookupKind[] }
  /** A link to the right place that ends before the id. */
  | { readonly reason: 'link-without-id'; readonly kinds: readonly LookupKind[] }
  /** A link that leads to nothing of PluralKit's. `host` is its host if that is neither PluralKit's nor Discord's; null otherwise. */
  | { readonly reason: 'unknown-link'; readonly host: string | null }
  /** Looks like a token. It must not be stored, sent or shown. */
  | { readonly reason: 'token' }
);

/** The units of an id: letters of a short id, digits of a Discord id, hexadecimal digits of a uuid. */
export type CountedUnit = 'letters' | 'digits' | 'hex-digits';

export type Lookup = LookupTarget | LookupProblem;
