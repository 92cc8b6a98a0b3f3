import type { MemberPrivacyKey, Priv } from '@frontboard/model';

/** A text of a member in which something is found and replaced. */
export type ReplacedField =
  | 'name'
  | 'display_name'
  | 'description'
  | 'avatar_url'
  | 'webhook_avatar_url'
  | 'banner';

/** A change of fields of many members, as a person asks for it. */
export type BulkFieldChange =
  | { readonly kind: 'privacy'; readonly keys: readonly MemberPrivacyKey[]; readonly value: Priv }
  /** Blank: none. */
  | { readonly kind: 'text'; readonly field: 'pronouns' | 'birthday'; readonly value: string }
  /** One colour for all, or several in turn, without `#`. None: no colour. */
  | { readonly kind: 'colors'; readonly colors: readonly string[] }
  | { readonly kind: 'flag'; readonly field: 'keep_proxy' | 'tts'; readonly value: boolean }
  /** Adds a proxy tag. `{initial}` and `{name}` stand for the member's own; the word `text` for the message. */
  | { readonly kind: 'proxy-tag'; readonly pattern: string }
  | {
      readonly kind: 'replace';
      readonly fields: readonly ReplacedField[];
      readonly find: string;
      readonly replacement: string;
    };

/** One change of many members, as a person asks for it. */
export type BulkChange =
  | BulkFieldChange
  /** By uuid. */
  | { readonly kind: 'groups'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'delete' };
