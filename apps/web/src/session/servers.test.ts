import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { movedTo } from '../state/moved.ts';
import { createOrigin } from '../testing/fake-browser.ts';
import {
  adding,
  changing,
  createServersStore,
  LONGEST_SERVER_NAME,
  removing,
  renaming,
  SERVERS_KEY,
} from './servers.ts';

const US = '11111111-1111-4111-8111-111111111111';
const THEM = '22222222-2222-4222-8222-222222222222';
const CHESS = { id: '466707357099884544', name: 'Chess' };
const HOME = { id: '10000000000006001', name: 'Home' };
const PARK = { id: '10000000000006002', name: '' };

function open(document?: unknown) {
  const area = memoryStorage(document === undefined ? {} : { [SERVERS_KEY]: JSON.stringify(document) });
  const store = createServersStore(createSafeStorage({ open: () => area }));
  return { store, stored: () => JSON.parse(area.getItem(SERVERS_KEY) ?? 'null') };
}

describe('known servers', () => {
  test('are stored per account, in order, each once', () => {
    const { store, stored } = open();
    for (const server of [CHESS, HOME, { ...CHESS, name: 'Again' }])
      store.update(changing(US, adding(server)));
    store.update(changing(THEM, adding(CHESS)));
    expect(stored()).toEqual({ version: 1, servers: { [US]: [CHESS, HOME], [THEM]: [CHESS] } });
  });

  test('are renamed, moved and removed; a removed one can return to its place', () => {
    const { store } = open({ version: 1, servers: { [US]: [CHESS, HOME, PARK] } });
    store.update(changing(US, renaming(PARK.id, ' Park ')));
    store.update(changing(US, (servers) => movedTo(servers, ({ id }) => id, PARK.id, 0)));
    expect(store.getState()[US]).toEqual([{ ...PARK, name: 'Park' }, CHESS, HOME]);
    store.update(changing(US, removing(CHESS.id)));
    store.update(changing(US, adding(CHESS, 1)));
    expect(store.getState()[US]?.map(({ id }) => id)).toEqual([PARK.id, CHESS.id, HOME.id]);
  });

  test('leave no trace of an account without servers', () => {
    const { store, stored } = open({ version: 1, servers: { [US]: [CHESS] } });
    store.update(changing(US, removing(CHESS.id)));
    expect(stored()).toEqual({ version: 1, servers: {} });
  });

  test('that two tabs change at once have both changes', () => {
    const origin = createOrigin();
    origin.openStorage().set(SERVERS_KEY, JSON.stringify({ version: 1, servers: { [US]: [CHESS, HOME] } }));
    const [one, other] = [createServersStore(origin.openStorage()), createServersStore(origin.openStorage())];
    one.update(changing(US, renaming(CHESS.id, 'Chess club')));
    other.update(changing(US, adding(PARK)));
    one.update(changing(US, removing(HOME.id)));
    origin.deliver();
    const expected = { [US]: [{ ...CHESS, name: 'Chess club' }, PARK] };
    expect(one.getState()).toEqual(expected);
    expect(other.getState()).toEqual(expected);
  });

  test.each([
    [null],
    [[]],
    [{ version: 1, servers: 'all' }],
    [{ version: 1, servers: { [US]: 'all' } }],
    [
      {
        version: 1,
        servers: { [US]: [null, 5, { id: '5' }, { id: '<b>', name: 'x' }, { ...CHESS, name: 7 }] },
      },
    ],
  ])('of a damaged document never stop anything (%#)', (document) => {
    const { store } = open(document);
    store.update(changing(US, adding(HOME)));
    const list = store.getState()[US] ?? [];
    expect(list.at(-1)).toEqual(HOME);
    for (const { id } of list) expect(id).toMatch(/^\d{17,19}$/);
  });

  test('have names of a bounded length', () => {
    const { store } = open();
    store.update(changing(US, adding({ ...CHESS, name: 'x'.repeat(5_000) })));
    expect(store.getState()[US]?.[0]?.name).toHaveLength(LONGEST_SERVER_NAME);
  });

  test('any stored document is read, and what was read is read the same again', () => {
    const server = fc.record({ id: fc.oneof(fc.string(), fc.constant(CHESS.id)), name: fc.anything() });
    const document = fc.oneof(
      fc.jsonValue(),
      fc.record({
        version: fc.integer({ max: 1 }),
        servers: fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.array(server))),
      }),
    );
    fc.assert(
      fc.property(document, (value) => {
        const first = open(value).store.getState();
        expect(open({ version: 1, servers: first }).store.getState()).toEqual(first);
      }),
    );
  });
});
