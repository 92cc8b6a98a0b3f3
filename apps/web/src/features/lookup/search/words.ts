import type { LookupKind } from '@frontboard/model';
import { defineWords } from '../../../text/define-words.ts';
import { KIND_NAMES, listKinds } from '../../../text/reference-words.ts';

export type KindChoice = 'any' | LookupKind;

/** Everything the lookup screen says. */
export const searchWords = defineWords('searchWords', {
  title: 'Lookup',
  lead: 'See what a system, a member or a group shares, or who sent a message.',
  label: 'ID or link',
  hint: 'An ID, a UUID, a Discord ID, a PluralKit link, or the link of a message.',
  go: 'Look up',
  kind: 'What it is',
  kinds: {
    any: 'Any',
    system: 'System',
    member: 'Member',
    group: 'Group',
    message: 'Message',
  } satisfies Record<KindChoice, string>,

  /** What a text looks like, by its form. */
  looksLike: {
    id: (kinds: readonly LookupKind[]) => `Looks like the ID of ${listKinds(kinds)}`,
    uuid: (kinds: readonly LookupKind[]) => `Looks like the UUID of ${listKinds(kinds)}`,
    discord: (kinds: readonly LookupKind[]) => {
      if (kinds.length > 1) return 'Looks like a Discord ID, of an account or a message';
      return kinds[0] === 'message'
        ? 'Looks like the ID of a message'
        : 'Looks like the ID of a Discord account';
    },
    me: 'Looks like your own system',
  },
  looksLikeLink: (kinds: readonly LookupKind[]) => `Looks like a link to ${listKinds(kinds)}`,

  problems: {
    /** An ID of one form cannot be of another kind. */
    otherKind: {
      id: 'This is a PluralKit ID: it can be a system, a member or a group.',
      uuid: 'This is a UUID: it can be a system, a member or a group.',
      discord: 'This is a Discord ID: it can lead to a system or a message.',
      me: 'This means your own system.',
    },
  },

  results: 'Found',
  lookingFor: (kinds: readonly LookupKind[]) => `Looking for ${listKinds(kinds)}…`,
  count: (count: number) => (count === 1 ? 'Found one' : `Found ${count}`),
  enterOpens: 'Enter opens it',
  nothing: 'Nothing found',
  nothingHint: (kinds: readonly LookupKind[]) =>
    `PluralKit has ${kinds.length === 1 ? `no ${KIND_NAMES[kinds[0] ?? 'system']}` : 'nothing'} with this ID. The ID may contain a typo, or it may have changed.`,
  nothingDiscord:
    'The Discord account may have no system, or the message may not have been sent through PluralKit.',
  /** The service's rule for the original message. */
  messageRule:
    'The message you typed can be found for only 30 minutes. After that, use the message that PluralKit sent instead.',
  notShared: {
    system: 'That system isn’t shared.',
    member: 'That member isn’t shared.',
    group: 'That group isn’t shared.',
    message: 'That message isn’t shared.',
  } satisfies Record<LookupKind, string>,
  ownNeedsToken: 'To look up your own system like this, add your PluralKit token in Settings.',
  toSettings: 'Go to Settings',
  failed: (kinds: readonly LookupKind[], title: string) => `Looking for ${listKinds(kinds)}: ${title}`,
  unnamed: {
    system: (id: string) => `System ${id}`,
    member: (id: string) => `Member ${id}`,
    group: (id: string) => `Group ${id}`,
  },
  inSystem: {
    member: (system: string) => `Member of ${system}`,
    group: (system: string) => `Group of ${system}`,
  },

  message: {
    title: 'Message',
    sentBy: 'Sent by',
    system: 'System',
    sent: 'Sent',
    gone: 'The sender of this message is no longer known.',
    openInDiscord: 'Open in Discord',
    details: 'About this message',
    id: 'Message ID',
    original: 'Original message',
    account: 'Discord account',
    channel: 'Channel',
    server: 'Server',
    copy: (what: string) => `Copy: ${what}`,
  },

  recent: {
    title: 'Recent lookups',
    empty: 'Your lookups are listed here, on this device only.',
    off: 'Recent lookups are off.',
    remember: 'Remember what I look up',
    rememberHint: 'On this device only. For up to 30 days you can reread what you opened, even offline.',
    clear: 'Clear',
    cleared: 'Recent lookups cleared',
    turnedOff: 'Lookups are no longer remembered',
  },
});
