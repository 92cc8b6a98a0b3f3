import { createClient } from '@frontboard/client';
import { type System, systemFromWire, wireSystemSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createQueryClient } from '../query-client.ts';
import { createStatusCache } from '../status/status-cache.ts';
import { systemLookups } from './lookup-queries.ts';
import { putOwnFront, readOwnFront } from './own-front.ts';

const UUID = '5e0c7f4b-2a1d-4e8f-9b6c-1d2e3f4a5b6c';

test('an own system whose only switch was deleted shows as never switched in the lookup and on the status screen', () => {
  const own: System = systemFromWire(
    parse(wireSystemSchema, { id: 'exmpl', uuid: UUID, name: 'Example' }),
    '2026-01-01T00:00:00.000Z',
  );
  const clock = createFakeClock();
  const queryClient = createQueryClient();
  const statusCache = createStatusCache(queryClient, clock, () => own);
  const none = { state: 'not-found', allowed: true, members: [], switchId: null, lastSwitch: null } as const;
  putOwnFront({ queryClient, statusCache }, own, none, clock.now());
  expect(statusCache.readFront('exmpl')?.value.state).toBe('never-switched');
  expect(readOwnFront(queryClient, own)?.state).toBe('never-switched');
  const lookups = systemLookups({ client: createClient(), viewer: UUID, call: {} });
  for (const ref of [UUID, 'exmpl', '@me'])
    expect(queryClient.getQueryData(lookups.front(ref).queryKey)?.state).toBe('never-switched');
  // One place was written.
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
});
