import type { CachedMember, CachedSystem } from '../persistence/documents/cached-records.ts';

/** A valid cached system; override what matters. */
export function makeCachedSystem(fields: Partial<CachedSystem> = {}): CachedSystem {
  return {
    id: 'exmpl',
    uuid: '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11',
    name: 'Example',
    description: null,
    tag: null,
    pronouns: null,
    avatarUrl: null,
    bannerUrl: null,
    color: null,
    createdAt: '2021-11-07T18:03:21.512345Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

/** A valid cached member; override what matters. */
export function makeCachedMember(fields: Partial<CachedMember> = {}): CachedMember {
  return {
    id: 'abcef',
    uuid: '0b6f0c52-3d0e-4c5e-8a3b-5d1f2c9a7e10',
    systemId: 'exmpl',
    name: 'Ash',
    displayName: null,
    color: null,
    birthday: null,
    pronouns: null,
    avatarUrl: null,
    webhookAvatarUrl: null,
    bannerUrl: null,
    description: null,
    createdAt: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}
