/** What can be looked up. */
export type LookupKind = 'system' | 'member' | 'group' | 'message';

/** What someone wants to look up. */
export interface LookupTarget {
  readonly ok: true;
  /** What it may be, the likeliest first. A short id or uuid alone does not tell whose it is; a link does. */
  readonly kinds: readonly LookupKind[];
  /** In its one spelling. `parseRef` takes it for every kind but `message`, whose ids are Discord ids. */
  readonly ref: string;
  readonly form: 'id' | 'uuid' | 'discord' | 'me';
  /** Whether it was taken out of a link. */
  readonly fromLink: boolean;
}

/** Why nothing can be looked up. No words: what to say depends on the screen. */
export type LookupProblem = { readonly ok: false } & (
  | { readonly reason: 'empty' }
  /** A beginning: `missing` more letters or digits make it what `kinds` says. */
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
  /** No id of any kind, nor the beginning of one. `kinds` is what a link said it would be, else everything. */
  | { readonly reason: 'malformed'; readonly kinds: readonly LookupKind[] }
  /** A link to the right place, as far as it goes. */
  | { readonly reason: 'link-without-id'; readonly kinds: readonly LookupKind[] }
  /** A link that leads to nothing of PluralKit's. `host` is whose it is when it is neither PluralKit's nor Discord's; null otherwise. */
  | { readonly reason: 'unknown-link'; readonly host: string | null }
  /** What looks like the key to somebody's account. It must not be kept, sent or shown. */
  | { readonly reason: 'token' }
);

/** What an id is counted in: letters of a short id, digits of a Discord id, hexadecimal digits of a uuid. */
export type CountedUnit = 'letters' | 'digits' | 'hex-digits';

export type Lookup = LookupTarget | LookupProblem;
