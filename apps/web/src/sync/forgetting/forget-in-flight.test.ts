import { brandId, type Group, type Member, validateMember } from '@frontboard/model';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { memberQueries } from '../../cache/members/queries.ts';
import { createRecordCache } from '../../cache/own/record-cache.ts';
import { createPersister } from '../../cache/persisted/create-persister.ts';
import { fetchSystem } from '../../cache/systems/find-system.ts';
import '../runs/carry-out/carry-out.ts';
import { memoryStorage } from '../../platform/storage.ts';
import { openAccounts } from '../../session/accounts.ts';
import { activePlace } from '../../session/active-place.ts';
import { changing, createServersStore } from '../../session/servers.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock, type FakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import {
  openSmallWorld,
  type SmallWorld,
  systemIdOf,
  systemUuidOf,
  tokenOf,
} from '../../testing/small-world.ts';
import { openEdit } from '../edit/use-edit.ts';
import { openHistories } from '../history/open-histories.ts';
import { membershipOf } from '../membership/membership-writes.ts';
import { createMemberWrites, type RecordContext } from '../records/record-writes.ts';
import { copiesIn, deviceCopies, pageCopies } from '../restore/copy-store.ts';
import { deleteRecord } from '../restore/delete-record.ts';
import { restoreWith } from '../restore/restore.ts';
import { makeRestoreCopy } from '../restore/restore-copy.ts';
import { openRuns } from '../runs/open-runs.ts';
import { pageRuns } from '../runs/run-store.ts';
import { FIRST_FORM } from '../system-file/export-form.ts';
import { saveSystem } from '../system-file/save-system.ts';
import { ownRecordsContext } from '../writes/own-records.ts';
import { forgetOwnLookups } from './forget-own-lookups.ts';
import { forgetPrivate, moveToSession } from './forget-private.ts';

installFakeDatabase();

const VIEWER = systemUuidOf(0);
const NAME = 'System 0';
/** In everything that the person types. */
const MARKER = 'typed-by-the-person';

beforeEach(() => deleteDB('frontboard'));
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteDB('frontboard');
  for (const { head } of await pageRuns.load(VIEWER)) await pageRuns.remove(head.id);
  for (const { id } of await pageCopies.list(VIEWER)) await pageCopies.remove(id);
});

interface Page {
  readonly app: OpenApp;
  readonly context: RecordContext;
  readonly member: Member;
  readonly group: Group;
}

interface Work {
  /** Begins it. The result is not awaited: forgetting may end it in any way. */
  begin(page: Page): unknown;
  /** The request whose answer comes after the account is gone. */
  readonly held: RegExp;
}

const copiesOf = (app: OpenApp) => copiesIn(activePlace(app), { demo: false, isStored: true });

const WORKS: Readonly<Record<string, Work>> = {
  'the save of a form': {
    held: /^PATCH .*\/members\//,
    begin: ({ app, context, member }) => edit(app, context, member).submit(),
  },
  'the check before the save of a form': {
    held: /^GET .*\/members\/[^/]+$/,
    begin: ({ app, context, member }) => edit(app, context, member).submit(),
  },
  'the creation of a member': {
    held: /^POST .*\/members$/,
    begin: ({ context }) => createMemberWrites(context).create({ name: MARKER }),
  },
  'a deletion before its copy is stored': {
    held: /^GET .*\/members\/[^/]+$/,
    begin: (page) => remove(page),
  },
  'a deletion': { held: /^DELETE /, begin: (page) => remove(page) },
  'the restoring of a deleted member': {
    held: /^POST .*\/members$/,
    async begin({ app, context, member }) {
      const copy = makeRestoreCopy(
        { kind: 'member', record: { ...member, name: MARKER }, memberships: [] },
        VIEWER,
        1,
      );
      await deviceCopies.put(copy);
      return restoreWith(context, copiesOf(app), copy);
    },
  },
  'a change of a membership': {
    held: /^POST .*\/groups\/add$/,
    begin: ({ context, member, group }) =>
      membershipOf('member', context, member.uuid ?? '').send({ add: [group.uuid ?? ''], remove: [] }),
  },
  'a run': {
    held: /^PATCH .*\/members\//,
    begin: ({ app, member }) =>
      openRuns(app).start({
        about: 'bulk',
        operations: [
          {
            kind: 'change',
            of: 'member',
            ref: member.uuid ?? '',
            before: { description: null },
            after: { description: MARKER },
          },
        ],
      }),
  },
  'an import': {
    held: /^POST .*\/members$/,
    begin: ({ app }) =>
      openRuns(app).start({
        about: 'import',
        operations: [
          { kind: 'create', of: 'member', ref: 'import:pluralkit:member:abcde', fields: { name: MARKER } },
        ],
      }),
  },
  'the recording of a switch': {
    held: /^POST .*\/switches$/,
    begin: ({ app }) => app.switchQueue.record({ members: [] }),
  },
  'the loading of the history': {
    held: /^GET .*\/switches/,
    begin: ({ app, context }) =>
      openHistories(app)
        .of(context.caller, VIEWER)
        .subscribe(() => {}),
  },
  'the loading of a list': {
    held: /^GET .*\/members$/,
    begin({ app, context }) {
      app.once(createPersister);
      return app.queryClient.fetchQuery({ ...memberQueries(context.caller).list(VIEWER), staleTime: 0 });
    },
  },
  'a lookup of the own system as others see it': {
    held: /^GET .*\/systems\/sysaaa$/,
    begin({ app }) {
      app.once(createPersister);
      const caller = { client: app.client, viewer: PUBLIC, call: { token: null } };
      return fetchSystem(app.queryClient, caller, systemIdOf(0), app.clock);
    },
  },
  'the saving of a file': {
    held: /^GET .*\/switches/,
    begin: ({ app }) => saveSystem(app, { ...FIRST_FORM, members: MARKER }),
  },
};

function edit(app: OpenApp, context: RecordContext, member: Member) {
  const members = createMemberWrites(context);
  const valuesOf = ({ description }: Member) => ({ description: description ?? '' });
  const editor = openEdit(app, {
    key: `member:${member.uuid}`,
    saved: valuesOf(member),
    initial: { description: '' },
    validate: (values) => validateMember(values, { mode: 'edit' }),
    send: async (patch) => valuesOf(await members.update(member.uuid ?? '', patch)),
    fetchLatest: async () => valuesOf(await members.fetchLatest(member.uuid ?? '')),
  });
  editor.set('description', MARKER);
  return editor;
}

function remove({ app, context, member }: Page) {
  const { caller, cache } = context;
  const nowMs = app.clock.now();
  return deleteRecord(
    { caller, cache, store: copiesOf(app), nowMs, settle: app.settleWrites },
    { kind: 'member', record: member },
  );
}

/** The same service, which answers a request that `isHeld` accepts only once it is released. */
function holding(world: SmallWorld, clock: FakeClock) {
  let held: RegExp | null = null;
  let waiting: (() => void)[] = [];
  const { sandbox } = world;
  const holder: SmallWorld = {
    ...world,
    sandbox: {
      ...sandbox,
      async fetch(request, info) {
        const line = `${request.method} ${new URL(request.url).pathname}`;
        const answer = await sandbox.fetch(request, info);
        if (held?.test(line) === true) await new Promise<void>((resolve) => waiting.push(resolve));
        return answer;
      },
    },
  };
  return {
    world: holder,
    hold: (path: RegExp) => {
      held = path;
    },
    async untilHeld(): Promise<void> {
      while (waiting.length === 0) await clock.advance(50);
    },
    release() {
      held = null;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

/** Everything that the device has, of any release. */
async function dump(area: ReturnType<typeof openArea>): Promise<readonly string[]> {
  const database = await openDB('frontboard');
  const rows = await Promise.all(
    [...database.objectStoreNames].map(async (name) =>
      (await database.getAll(name)).map((row) => `${name} ${JSON.stringify(row)}`),
    ),
  );
  database.close();
  return [...area.entries(), ...rows.flat()];
}

function openArea() {
  const area = memoryStorage();
  const keys = () => {
    const found: string[] = [];
    for (let key = area.key?.(0) ?? null; key !== null; key = area.key?.(found.length) ?? null)
      found.push(key);
    return found;
  };
  return { ...area, entries: () => keys().map((key) => `${key} ${area.getItem(key)}`) };
}

async function signIn(app: OpenApp, clock: FakeClock, isStored = true) {
  const added = await clock.during(openAccounts(app).add(tokenOf(0), { isStored }), 500);
  if (!added.result.ok) throw new Error('The token was not accepted.');
  return added;
}

/** Takes the account out as the settings do. */
async function forget(app: OpenApp): Promise<void> {
  const account = openAccounts(app)
    .getState()
    .find(({ viewer }) => viewer === VIEWER);
  if (account === undefined) throw new Error('The account is not there.');
  await forgetOwnLookups(app, account);
  openAccounts(app).remove(VIEWER);
  await forgetPrivate(app, VIEWER, { keepsOnlyHere: false });
}

/** Makes the account session-only as the settings do. */
async function makeSessionOnly(app: OpenApp, clock: FakeClock): Promise<void> {
  const { result, noLongerStored } = await signIn(app, clock, false);
  if (!result.ok || noLongerStored === null) throw new Error('The account was not stored before.');
  await forgetOwnLookups(app, { viewer: VIEWER, system: result.system });
  await moveToSession(app, VIEWER);
  app.log.clear();
}

async function openPages({ isSlow = false } = {}) {
  vi.stubGlobal('window', { frontboardShell: { saveFile: () => {} } });
  const clock = createFakeClock();
  const service = holding(openSmallWorld(1, clock), clock);
  const area = openArea();
  const origin = createOrigin(area, { isSlow });
  const open = () => {
    const app = openApp({ world: service.world, clock, origin });
    onTestFinished(app.close);
    return app;
  };
  const app = open();
  await signIn(app, clock);
  const caller = { client: app.client, viewer: VIEWER, call: { as: VIEWER } };
  const [member] = await clock.during(app.client.members.list(brandId('SystemRef', '@me'), caller.call));
  const group = await clock.during(app.client.groups.create({ name: 'Everyone' }, caller.call));
  if (member === undefined) throw new Error('The world has a member.');
  const context = {
    services: app,
    ...ownRecordsContext(app, VIEWER),
    caller,
    cache: createRecordCache(app.queryClient, VIEWER),
  };
  const other = open();
  await clock.advance(20_000);
  origin.deliver();
  await clock.advance(5_000);
  return { page: { app, context, member, group }, other, open, service, clock, origin, area };
}

type Pages = Awaited<ReturnType<typeof openPages>>;

/** The ways an account goes, and where. */
const WAYS: Readonly<Record<string, (pages: Pages) => Promise<void>>> = {
  'was forgotten': ({ page }) => forget(page.app),
  'was forgotten in another tab': ({ other }) => forget(other),
  'became session-only': ({ page, clock }) => makeSessionOnly(page.app, clock),
  'became session-only in another tab': ({ other, clock }) => makeSessionOnly(other, clock),
};

async function expectNothing(
  area: ReturnType<typeof openArea>,
  except: readonly string[] = [],
): Promise<void> {
  const all = (await dump(area)).filter((line) => !except.some((store) => line.startsWith(store))).join('\n');
  for (const trace of [VIEWER, MARKER, NAME, tokenOf(0), `"${systemIdOf(0)}"`])
    expect(all).not.toContain(trace);
}

describe.each(Object.keys(WAYS))('after an account %s,', (way) => {
  test.each(Object.entries(WORKS))(
    'the answer to %s stores nothing on the device',
    async (_, { begin, held }) => {
      const pages = await openPages();
      const { page, service, clock, origin, area } = pages;
      service.hold(held);
      void Promise.resolve(begin(page)).catch(() => {});
      await service.untilHeld();
      await WAYS[way]?.(pages);
      // No tab has got a message of another one.
      service.release();
      await clock.advance(400);
      await expectNothing(area);
      origin.deliver();
      await clock.advance(30_000);
      origin.deliver();
      await expectNothing(area);
    },
  );
});

describe('between processes, where a tab reads late what another has stored,', () => {
  test.each(Object.entries(WORKS))(
    'the answer to %s is on the device only until its tab knows',
    async (_, { begin, held }) => {
      const pages = await openPages({ isSlow: true });
      const { page, other, service, clock, origin, area } = pages;
      service.hold(held);
      void Promise.resolve(begin(page)).catch(() => {});
      await service.untilHeld();
      origin.deliver();
      await forget(other);
      service.release();
      await clock.advance(400);
      origin.deliver();
      await clock.advance(120_000);
      origin.deliver();
      await clock.advance(10_000);
      await expectNothing(area);
    },
  );
});

test('an account that is forgotten and signs in again stores data as before, and the answer to earlier work stays refused', async () => {
  const { page, service, clock, area } = await openPages();
  service.hold(/^PATCH .*\/members\//);
  const { begin } = WORKS['the save of a form'] ?? {};
  void begin?.(page);
  await service.untilHeld();
  await forget(page.app);
  const again = signIn(page.app, clock);
  await clock.advance(2_000);
  await again;
  service.release();
  await clock.advance(10_000);
  expect(area.getItem(`revisions:${VIEWER}`)).toBeNull();
  const second = edit(page.app, page.context, { ...page.member, description: MARKER });
  second.set('description', 'Another text');
  await clock.during(second.submit());
  expect(area.getItem(`revisions:${VIEWER}`)).toContain('Another text');
});

/** The device with everything that an account has left on it, as a page that knew nothing would have stored it after the account was forgotten. */
async function openLeftOver(keepsOnlyHere: boolean) {
  const pages = await openPages();
  const { page, clock, area } = pages;
  const { app, member } = page;
  await clock.during(edit(app, page.context, member).submit());
  edit(app, page.context, { ...member, description: MARKER }).set('description', `${MARKER} again`);
  await clock.advance(1_000);
  app.privateStorage
    .store(createServersStore, app.storage)
    .update(changing(VIEWER, () => [{ id: '123456789012345678', name: MARKER }]));
  await deviceCopies.put(makeRestoreCopy({ kind: 'member', record: member, memberships: [] }, VIEWER, 1));
  app.once(createPersister);
  await clock.during(
    app.queryClient.fetchQuery({ ...memberQueries(page.context.caller).list(VIEWER), staleTime: 0 }),
  );
  await clock.advance(5_000);
  openAccounts(app).remove(VIEWER);
  if (keepsOnlyHere) await forgetPrivate(app, VIEWER, { keepsOnlyHere });
  return { ...pages, lines: () => dump(area) };
}

/** The names of the documents and stores that have something of the account. */
async function namesOf(lines: () => Promise<readonly string[]>): Promise<readonly string[]> {
  return (await lines())
    .filter((line) => line.includes(VIEWER))
    .map((line) => line.split(/[ :]/)[0] ?? '')
    .sort();
}

test('a page that is closed while it forgets an account leaves the rest to the next one', async () => {
  const { page, other, open, clock, area, lines } = await openLeftOver(false);
  page.app.close();
  other.close();
  for (const part of [`revisions:${VIEWER}`, 'drafts', 'servers', 'restore'])
    expect((await lines()).filter((line) => line.startsWith(part) && line.includes(VIEWER))).not.toEqual([]);
  open();
  await clock.advance(11_000);
  await expectNothing(area);
});

test('what a person keeps without an account is swept by no start, and everything else is', async () => {
  const { page, other, open, clock, area, lines } = await openLeftOver(true);
  page.app.close();
  other.close();
  area.setItem(`revisions:${VIEWER}`, JSON.stringify({ version: 1, revisions: [] }));
  open();
  await clock.advance(11_000);
  expect(await namesOf(lines)).toEqual([
    'document-times',
    'documents',
    'documents',
    'drafts',
    'place',
    'restore',
  ]);
});

test('the first start after an update keeps what is only on the device of an account that is not there, and deletes the rest of it', async () => {
  const { page, other, open, clock, area, lines } = await openLeftOver(false);
  page.app.close();
  other.close();
  for (const key of ['places', `place:${VIEWER}`]) area.removeItem(key);
  open();
  await clock.advance(11_000);
  expect(await namesOf(lines)).toEqual([
    'document-times',
    'documents',
    'documents',
    'drafts',
    'place',
    'restore',
  ]);
});

test('the accounts of an earlier release are swept by no start', async () => {
  const { page, other, open, clock, area, lines } = await openLeftOver(false);
  page.app.close();
  other.close();
  for (const key of ['places', `place:${VIEWER}`]) area.removeItem(key);
  const here = async () => (await namesOf(lines)).filter((name) => name !== 'lists');
  const before = await here();
  area.setItem(
    'accounts',
    JSON.stringify({
      version: 1,
      accounts: [{ viewer: VIEWER, name: null, color: null, token: tokenOf(0), system: null }],
    }),
  );
  open();
  await clock.advance(11_000);
  expect(await here()).toEqual([...before, 'accounts', 'place'].sort());
});
