import { readSystemFile } from '@frontboard/portable';
import { expect, test } from 'vitest';
import { importOperations } from './import-operations.ts';

test('steps of an import become operations of a run, with privacy settings under their own names', async () => {
  const text = JSON.stringify({ tuppers: [{ name: 'Ash' }, { name: 'Birch' }] });
  const file = await readSystemFile(new Blob([text]), 0);
  expect(
    importOperations(
      [
        { kind: 'change-config', fields: { timezone: 'UTC' }, before: {} },
        {
          kind: 'change-member',
          target: 'uuid',
          name: 'Ash',
          fields: { pronouns: 'they', privacy: { visibility: 'private' } },
          before: { pronouns: null, 'privacy.visibility': 'public' },
        },
        { kind: 'create-member', key: '#1', name: 'Birch', fields: { name: 'Birch' } },
        {
          kind: 'join-group',
          group: { existing: 'group-uuid' },
          name: 'Trees',
          members: [{ existing: 'uuid' }, { created: '#1' }],
        },
        { kind: 'record-switch', timestamp: '2025-01-01T00:00:00Z', members: [{ created: '#1' }] },
      ],
      file,
    ),
  ).toEqual([
    {
      kind: 'change',
      of: 'member',
      ref: 'uuid',
      before: { pronouns: null, visibility: 'public' },
      after: { pronouns: 'they', visibility: 'private' },
    },
    { kind: 'create', of: 'member', ref: 'unlinked:member:#1', fields: { name: 'Birch' } },
    {
      kind: 'membership',
      of: 'group',
      ref: 'group-uuid',
      add: ['uuid', 'unlinked:member:#1'],
      remove: [],
    },
    { kind: 'record-switch', timestamp: '2025-01-01T00:00:00Z', members: ['unlinked:member:#1'] },
  ]);
});
