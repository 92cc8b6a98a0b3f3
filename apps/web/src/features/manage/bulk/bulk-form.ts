import {
  GROUP_PRIVACY_KEYS,
  type GroupPrivacyKey,
  MEMBER_PRIVACY_KEYS,
  type MemberPrivacyKey,
  type Priv,
} from '@frontboard/model';
import type { RecordKind } from '../../../lists/selection/selections.ts';
import type { BulkChange, BulkGroupsChange, PictureColor, ReplacedField } from './bulk-change.ts';

/** What the form can change in members and in groups. */
export const BULK_KINDS = {
  member: [
    'privacy',
    'groups',
    'colors',
    'picture-colors',
    'pronouns',
    'birthday',
    'proxy-tag',
    'keep_proxy',
    'tts',
    'replace',
    'delete',
  ],
  group: ['privacy', 'colors', 'picture-colors', 'replace', 'delete'],
} as const satisfies Record<RecordKind, readonly string[]>;

/** Everything that the form can change. */
export type BulkKind = (typeof BULK_KINDS)[RecordKind][number];

/** The texts in which something can be found and replaced. */
export const REPLACED_FIELDS = {
  member: ['name', 'display_name', 'description', 'avatar_url', 'webhook_avatar_url', 'banner'],
  group: ['name', 'display_name', 'description', 'icon', 'banner'],
} as const satisfies Record<RecordKind, readonly ReplacedField[]>;

/** What others can see or not. */
export const BULK_PRIVACY = { member: MEMBER_PRIVACY_KEYS, group: GROUP_PRIVACY_KEYS } as const;

/** The content of the form; each kind of change uses its part. Null: nothing is chosen yet. */
export interface BulkFormValues {
  readonly kind: BulkKind | null;
  readonly privacyKey: MemberPrivacyKey | GroupPrivacyKey | 'all';
  readonly privacy: Priv | null;
  /** The field, or all groups, are emptied. An empty input changes nothing. */
  readonly isCleared: boolean;
  readonly groups: readonly string[];
  readonly groupsHow: BulkGroupsChange['how'];
  readonly colors: string;
  /** The results of reading the pictures, by their addresses; filled while they are read. */
  readonly pictureColors: ReadonlyMap<string, PictureColor>;
  readonly pronouns: string;
  readonly birthday: string;
  readonly pattern: string;
  readonly isOn: boolean | null;
  readonly replaceIn: ReplacedField | 'all';
  readonly find: string;
  readonly replacement: string;
}

/** An empty form. */
export const EMPTY_BULK_FORM: BulkFormValues = {
  kind: null,
  privacyKey: 'all',
  privacy: null,
  isCleared: false,
  groups: [],
  groupsHow: 'add',
  colors: '',
  pictureColors: new Map(),
  pronouns: '',
  birthday: '',
  pattern: '',
  isOn: null,
  replaceIn: 'all',
  find: '',
  replacement: '',
};

/** The change that a form describes; null until everything that decides it is chosen. */
export function changeOfForm(form: BulkFormValues, of: RecordKind): BulkChange | null {
  const { isCleared } = form;
  switch (form.kind) {
    case null:
      return null;
    case 'privacy': {
      if (form.privacy === null) return null;
      const keys = form.privacyKey === 'all' ? BULK_PRIVACY[of] : [form.privacyKey];
      return { kind: 'privacy', keys, value: form.privacy };
    }
    case 'groups': {
      if (form.groupsHow === 'set' && isCleared) return { kind: 'groups', how: 'set', groups: [] };
      return form.groups.length === 0 ? null : { kind: 'groups', how: form.groupsHow, groups: form.groups };
    }
    case 'colors': {
      if (isCleared) return { kind: 'colors', colors: [] };
      const colors = form.colors.split(/[\s,;]+/).flatMap((it) => it.replace('#', '') || []);
      return colors.length === 0 ? null : { kind: 'colors', colors };
    }
    case 'picture-colors':
      return { kind: 'picture-colors', colors: form.pictureColors };
    case 'pronouns':
    case 'birthday': {
      if (isCleared) return { kind: 'text', field: form.kind, value: '' };
      const value = form[form.kind];
      return value.trim() === '' ? null : { kind: 'text', field: form.kind, value };
    }
    case 'proxy-tag':
      return form.pattern.trim() === '' ? null : { kind: 'proxy-tag', pattern: form.pattern };
    case 'keep_proxy':
    case 'tts':
      return form.isOn === null ? null : { kind: 'flag', field: form.kind, value: form.isOn };
    case 'replace': {
      if (form.find === '') return null;
      const fields = form.replaceIn === 'all' ? REPLACED_FIELDS[of] : [form.replaceIn];
      return { kind: 'replace', fields, find: form.find, replacement: form.replacement };
    }
    case 'delete':
      return { kind: 'delete' };
  }
}
