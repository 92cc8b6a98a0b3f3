import { MEMBER_PRIVACY_KEYS, type MemberPrivacyKey, type Priv } from '@frontboard/model';
import type { BulkChange, ReplacedField } from './bulk-change.ts';

/** What the form offers to change. */
export const BULK_KINDS = [
  'privacy',
  'groups',
  'colors',
  'pronouns',
  'birthday',
  'proxy-tag',
  'keep_proxy',
  'tts',
  'replace',
  'delete',
] as const;

export type BulkKind = (typeof BULK_KINDS)[number];

/** The texts in which something can be found and replaced. */
export const REPLACED_FIELDS = [
  'name',
  'display_name',
  'description',
  'avatar_url',
  'webhook_avatar_url',
  'banner',
] as const satisfies readonly ReplacedField[];

/** What is entered in the form; each kind of change uses its part. */
export interface BulkFormValues {
  readonly kind: BulkKind;
  readonly privacyKey: MemberPrivacyKey | 'all';
  readonly privacy: Priv;
  readonly groups: readonly string[];
  readonly groupsDo: 'add' | 'remove';
  readonly colors: string;
  readonly pronouns: string;
  readonly birthday: string;
  readonly pattern: string;
  readonly isOn: boolean;
  readonly replaceIn: ReplacedField | 'all';
  readonly find: string;
  readonly replacement: string;
}

/** A form nobody has touched. */
export const EMPTY_BULK_FORM: BulkFormValues = {
  kind: 'privacy',
  privacyKey: 'all',
  privacy: 'private',
  groups: [],
  groupsDo: 'add',
  colors: '',
  pronouns: '',
  birthday: '',
  pattern: '{initial}:',
  isOn: true,
  replaceIn: 'all',
  find: '',
  replacement: '',
};

/** The change that a form asks for. */
export function changeOfForm(form: BulkFormValues): BulkChange {
  switch (form.kind) {
    case 'privacy': {
      const keys = form.privacyKey === 'all' ? MEMBER_PRIVACY_KEYS : [form.privacyKey];
      return { kind: 'privacy', keys, value: form.privacy };
    }
    case 'groups': {
      const { groups, groupsDo } = form;
      return {
        kind: 'groups',
        add: groupsDo === 'add' ? groups : [],
        remove: groupsDo === 'remove' ? groups : [],
      };
    }
    case 'colors':
      return {
        kind: 'colors',
        colors: form.colors.split(/[\s,;]+/).flatMap((it) => it.replace('#', '') || []),
      };
    case 'pronouns':
    case 'birthday':
      return { kind: 'text', field: form.kind, value: form[form.kind] };
    case 'proxy-tag':
      return { kind: 'proxy-tag', pattern: form.pattern };
    case 'keep_proxy':
    case 'tts':
      return { kind: 'flag', field: form.kind, value: form.isOn };
    case 'replace': {
      const fields = form.replaceIn === 'all' ? REPLACED_FIELDS : [form.replaceIn];
      return { kind: 'replace', fields, find: form.find, replacement: form.replacement };
    }
    case 'delete':
      return { kind: 'delete' };
  }
}
