import type { GroupPrivacyKey, MemberPrivacyKey, Priv } from '@frontboard/model';

/** A text of a member or group in which something is found and replaced. */
export type ReplacedField =
  | 'name'
  | 'display_name'
  | 'description'
  | 'avatar_url'
  | 'webhook_avatar_url'
  | 'icon'
  | 'banner';

/** The result of reading a picture: its colour, without `#`, or why there is none. */
export type PictureColor =
  | { readonly color: string }
  | { readonly problem: 'not-wanted' | 'unreadable' | 'transparent' };

/** A change of fields of many records that needs only the records. */
export type BulkPlainChange =
  | {
      readonly kind: 'privacy';
      readonly keys: readonly (MemberPrivacyKey | GroupPrivacyKey)[];
      readonly value: Priv;
    }
  /** Blank: none. */
  | { readonly kind: 'text'; readonly field: 'pronouns' | 'birthday'; readonly value: string }
  /** One colour for all, or several, used in rotation, without `#`. Empty: no colour. */
  | { readonly kind: 'colors'; readonly colors: readonly string[] }
  | { readonly kind: 'flag'; readonly field: 'keep_proxy' | 'tts'; readonly value: boolean }
  | {
      readonly kind: 'replace';
      readonly fields: readonly ReplacedField[];
      readonly find: string;
      readonly replacement: string;
    };

/** A change of fields of many records, as a person asks for it. */
export type BulkFieldChange =
  | BulkPlainChange
  /** The colours of the pictures, by their addresses. */
  | { readonly kind: 'picture-colors'; readonly colors: ReadonlyMap<string, PictureColor> };

/** Adds a proxy tag. `{initial}` and `{name}` represent the member's own; the word `text` for the message. */
export interface BulkTagChange {
  readonly kind: 'proxy-tag';
  readonly pattern: string;
}

/** Members are added to the groups with these uuids, removed from them, or are in exactly these afterwards. */
export interface BulkGroupsChange {
  readonly kind: 'groups';
  readonly how: 'add' | 'remove' | 'set';
  readonly groups: readonly string[];
}

/** One change of many members or groups, as a person asks for it. */
export type BulkChange = BulkFieldChange | BulkTagChange | BulkGroupsChange | { readonly kind: 'delete' };
