import { ApiError, NetworkError, RateLimitedError, TimeoutError } from '@frontboard/client';
import { type SystemPatch, validateSystem } from '@frontboard/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSafeStorage,
  memoryStorage,
  type SafeStorage,
  type StorageArea,
} from '../../platform/storage.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { draftPlace, forgetDrafts } from './drafts.ts';
import { createEditor } from './editor.ts';
import type { EditOptions } from './types.ts';

interface Profile {
  name: string;
  tag: string;
  color: string;
}

const SAVED: Profile = { name: 'Lantern', tag: '| L', color: '#aabbcc' };
const EMPTY: Profile = { name: '', tag: '', color: '' };
const PATH = { method: 'PATCH', path: '/v2/systems/@me' };

function refusal(status: number, details: Partial<ConstructorParameters<typeof ApiError>[0]> = {}): ApiError {
  return new ApiError({ ...PATH, status, message: `${status}`, ...details });
}

/** A service that holds one record, and fails as it is told to. */
function createService(first: Profile | null) {
  const service = {
    record: first,
    sent: [] as SystemPatch[],
    /** Thrown by the next calls, before or after the service has acted. */
    failBefore: [] as Error[],
    loseAnswer: [] as Error[],
    failLooks: [] as Error[],
    looks: 0,
    /** What the last look was told to be there from before. */
    twins: [] as readonly string[],
    async lookForLost(_patch: SystemPatch, twins: readonly string[]): Promise<Profile | null> {
      service.twins = twins;
      return service.look();
    },
    async look(): Promise<Profile | null> {
      service.looks += 1;
      const failure = service.failLooks.shift();
      if (failure) throw failure;
      return service.record;
    },
    async send(patch: SystemPatch): Promise<Profile> {
      service.sent.push(patch);
      const failure = service.failBefore.shift();
      if (failure) throw failure;
      const { name, tag, color } = patch;
      const record = { ...(service.record ?? EMPTY) };
      if (name !== undefined) record.name = name ?? '';
      if (tag !== undefined) record.tag = tag ?? '';
      if (color !== undefined) record.color = color === null ? '' : `#${color}`;
      service.record = record;
      const lost = service.loseAnswer.shift();
      if (lost) throw lost;
      return record;
    },
  };
  return service;
}

function open(
  service: ReturnType<typeof createService>,
  {
    storage = createSafeStorage({ open: () => memoryStorage() }),
    saved = service.record,
    isNew = false,
  }: {
    storage?: SafeStorage;
    saved?: Profile | null;
    isNew?: boolean;
  } = {},
) {
  const clock = createFakeClock();
  const options: EditOptions<Profile, SystemPatch> = {
    key: 'system',
    saved: isNew ? null : saved,
    initial: EMPTY,
    validate: (values, changed) =>
      validateSystem(Object.fromEntries(changed.map((field) => [field, values[field]]))),
    send: service.send,
    ...(isNew
      ? { lookForLost: service.lookForLost, twinsOf: () => ['twin'] }
      : { fetchLatest: async () => (await service.look()) ?? Promise.reject(refusal(404)) }),
  };
  const editor = createEditor({ options, place: draftPlace(storage, 'owner', 'system'), clock });
  return { editor, clock, storage, options, snapshot: () => editor.getSnapshot() };
}

describe('sending', () => {
  it('sends only what changed, and nothing at all when nothing did', async () => {
    const service = createService(SAVED);
    const { editor } = open(service);
    expect(await editor.submit()).toBe('saved');
    editor.set('tag', '| new');
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toEqual([{ tag: '| new' }]);
  });

  it('sends once however often it is asked to while it is under way', async () => {
    const service = createService(SAVED);
    const { editor } = open(service);
    editor.set('name', 'Harbour');
    await Promise.all([editor.submit(), editor.submit(), editor.submit()]);
    expect(service.sent).toHaveLength(1);
  });

  it('keeps what is typed while it is being saved', async () => {
    const service = createService(SAVED);
    const { editor, snapshot } = open(service);
    editor.set('name', 'Harbour');
    const saving = editor.submit();
    editor.set('tag', '| later');
    await saving;
    expect(snapshot().values).toMatchObject({ name: 'Harbour', tag: '| later' });
    expect(snapshot().isDirty || service.record?.tag === '| later').toBe(true);
  });

  it('sends nothing while something is wrong, and says what', async () => {
    const service = createService(SAVED);
    const { editor, snapshot } = open(service);
    editor.set('color', 'reddish');
    expect(snapshot().errors).toEqual({});
    expect(await editor.submit()).toBe('invalid');
    expect(snapshot().errors).toEqual({ color: ['Color must be a valid hex code'] });
    expect([service.sent, service.looks]).toEqual([[], 0]);
    editor.set('color', '#f00');
    expect(snapshot().errors).toEqual({});
  });
});

describe('a copy that was changed elsewhere', () => {
  it('takes over fields that were not touched here, and asks about those that were', async () => {
    const service = createService(SAVED);
    const { editor, snapshot } = open(service);
    editor.set('name', 'Mine');
    service.record = { ...SAVED, name: 'Theirs', tag: '| theirs' };
    expect(await editor.submit()).toBe('conflict');
    expect(service.sent).toEqual([]);
    expect(snapshot().values.tag).toBe('| theirs');
    expect(snapshot().conflicts).toEqual([
      { field: 'name', base: 'Lantern', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(await editor.resolve({ name: 'mine' })).toBe('saved');
    expect(service.sent).toEqual([{ name: 'Mine' }]);
  });

  it('sends nothing when theirs is taken', async () => {
    const service = createService(SAVED);
    const { editor, snapshot } = open(service);
    editor.set('name', 'Mine');
    service.record = { ...SAVED, name: 'Theirs' };
    await editor.submit();
    expect(await editor.resolve({ name: 'theirs' })).toBe('saved');
    expect(service.sent).toEqual([]);
    expect(snapshot().values.name).toBe('Theirs');
  });

  it('is no conflict where both come to the same', async () => {
    const service = createService(SAVED);
    const { editor } = open(service);
    editor.set('color', 'FFF');
    service.record = { ...SAVED, color: '#ffffff' };
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toEqual([]);
  });
});

describe('failures', () => {
  it('puts the refusals of single fields to their fields and all others into the failure', async () => {
    const service = createService(SAVED);
    const { editor, snapshot } = open(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(
      refusal(400, {
        code: 40001,
        fieldErrors: {
          name: [{ message: 'Field name is too long.', actualLength: 101, maxLength: 100 }],
          webhook_url: [{ message: 'Field webhook_url is invalid.' }],
        },
      }),
    );
    expect(await editor.submit()).toBe('invalid');
    expect(snapshot().errors.name).toEqual(['Field name is too long. (101 of 100)']);
    expect(snapshot().failure?.detail).toContain('webhook_url');
  });

  it.each([
    [401, 'settings'],
    [403, 'settings'],
    [404, undefined],
    [400, undefined],
  ])('keeps what was typed after %i', async (status, action) => {
    const service = createService(SAVED);
    const { editor, snapshot, storage } = open(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(refusal(status));
    expect(await editor.submit()).toBe('failed');
    expect(snapshot().values.name).toBe('Harbour');
    expect(snapshot().failure?.action).toBe(action);
    expect(storage.get('drafts')).toContain('Harbour');
  });

  it.each([
    [40003, 'Duplicate members in member list.', ''],
    [40004, 'Member list identical to current fronter list.', ''],
    [40005, 'Switch with provided timestamp already exists.', ''],
    [40006, 'Invalid switch ID.', ''],
    [40007, 'Member limit reached.', 'as many members as it can have'],
    [40008, 'Group limit reached.', 'as many groups as it can have'],
  ])('keeps what was typed after the refusal %i', async (code, message, title) => {
    const service = createService(SAVED);
    const { editor, snapshot, storage } = open(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(refusal(400, { code, message }));
    expect(await editor.submit()).toBe('failed');
    expect(snapshot()).toMatchObject({ phase: 'failed', values: { name: 'Harbour' } });
    expect(snapshot().failure?.title).toContain(title);
    expect(snapshot().failure?.detail).toContain('Nothing you typed is lost.');
    expect(storage.get('drafts')).toContain('Harbour');
    expect(await editor.submit()).toBe('saved');
    expect(service.record?.name).toBe('Harbour');
  });

  it('says how long to wait after a 429, and saves once asked again', async () => {
    const service = createService(SAVED);
    const { editor, snapshot } = open(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(
      new RateLimitedError({ ...PATH, status: 429, message: '429', retryAfterMs: 4_000, scope: null }),
    );
    expect(await editor.submit()).toBe('failed');
    expect(snapshot()).toMatchObject({
      values: { name: 'Harbour' },
      failure: { action: 'wait', retryAfterMs: 4_000 },
    });
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(2);
  });

  it.each([
    ['a broken connection', () => new NetworkError(PATH), 'Not saved'],
    ['a time-out', () => new TimeoutError({ ...PATH, timeoutMs: 1 }), 'Not saved so far'],
    ['a 502', () => refusal(502), 'PluralKit has trouble right now'],
    ['a 504', () => refusal(504), 'Not saved so far'],
  ])('looks after %s whether the change arrived', async (_what, failure, title) => {
    const arrived = createService(SAVED);
    const one = open(arrived);
    one.editor.set('name', 'Harbour');
    arrived.loseAnswer.push(failure());
    expect(await one.editor.submit()).toBe('saved');

    const missed = createService(SAVED);
    const other = open(missed);
    other.editor.set('name', 'Harbour');
    missed.failBefore.push(failure());
    expect(await other.editor.submit()).toBe('failed');
    expect(other.snapshot().failure?.title).toBe(title);
    expect(await other.editor.submit()).toBe('saved');
    expect(missed.record?.name).toBe('Harbour');
  });

  it('says that it may have been saved when nobody can be asked, and looks first the next time', async () => {
    const service = createService(SAVED);
    const { editor, snapshot } = open(service);
    editor.set('name', 'Harbour');
    service.loseAnswer.push(new NetworkError(PATH));
    const saving = editor.submit();
    // The look before sending goes through, the one after it does not.
    await Promise.resolve();
    service.failLooks.push(new NetworkError(PATH));
    expect(await saving).toBe('failed');
    expect(snapshot().failure?.title).toBe('It may or may not have been saved');
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(1);
  });

  it('never makes something new twice, even when the page is closed before the answer', async () => {
    const storage = createSafeStorage({ open: () => memoryStorage() });
    const service = createService(null);
    const first = open(service, { isNew: true, storage });
    first.editor.set('name', 'Harbour');
    service.loseAnswer.push(new NetworkError(PATH));
    service.failLooks.push(new NetworkError(PATH));
    expect(await first.editor.submit()).toBe('failed');
    const later = open(service, { isNew: true, storage });
    expect(later.snapshot()).toMatchObject({ phase: 'failed', values: { name: 'Harbour' } });
    expect(await later.editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(1);
    expect(service.twins).toEqual(['twin']);
    expect(await later.editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(1);
  });

  it('never makes something new twice though it was discarded, and that taken back', async () => {
    const service = createService(null);
    const { editor } = open(service, { isNew: true });
    editor.set('name', 'Harbour');
    service.loseAnswer.push(new NetworkError(PATH));
    service.failLooks.push(new NetworkError(PATH));
    expect(await editor.submit()).toBe('failed');
    editor.discard()();
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(1);
  });
});

describe('drafts', () => {
  it('outlive the page, and go when they are saved or discarded', async () => {
    const { editor, clock, storage } = open(createService(SAVED));
    editor.set('name', 'Harbour');
    await clock.advance(300);
    const again = open(createService(SAVED), { storage });
    expect(again.snapshot()).toMatchObject({ isDraftRestored: true, values: { name: 'Harbour' } });
    const takeBack = again.editor.discard();
    expect(storage.get('drafts')).not.toContain('Harbour');
    takeBack();
    expect(again.snapshot().values.name).toBe('Harbour');
    expect(await again.editor.submit()).toBe('saved');
    expect(storage.get('drafts')).not.toContain('Harbour');
  });

  it('come back after a discard, but for the fields typed in since', async () => {
    const service = createService(SAVED);
    const { editor, snapshot } = open(service);
    editor.set('name', 'Harbour');
    editor.set('tag', '| H');
    const takeBack = editor.discard();
    editor.set('name', 'Typed since');
    editor.set('color', '#000000');
    takeBack();
    expect(snapshot().values).toEqual({ name: 'Typed since', tag: '| H', color: '#000000' });
    expect(await editor.submit()).toBe('saved');
    expect(service.record).toEqual(snapshot().values);
  });

  it('come back after a discard though some was saved since, and not over that', async () => {
    const service = createService(SAVED);
    const { editor, snapshot } = open(service);
    editor.set('name', 'Harbour');
    editor.set('tag', '| H');
    const takeBack = editor.discard();
    editor.set('name', 'Saved since');
    expect(await editor.submit()).toBe('saved');
    takeBack();
    expect(snapshot()).toMatchObject({ changed: ['tag'], values: { name: 'Saved since', tag: '| H' } });
  });

  it('come back after a discard over what the service changed, as every draft does', async () => {
    const service = createService(SAVED);
    const { editor, options, snapshot } = open(service);
    editor.set('name', 'Mine');
    const takeBack = editor.discard();
    service.record = { ...SAVED, name: 'Theirs', tag: '| theirs' };
    editor.update({ ...options, saved: service.record });
    takeBack();
    expect(snapshot().values).toEqual({ ...SAVED, name: 'Mine', tag: '| theirs' });
    expect(await editor.submit()).toBe('conflict');
  });

  it('of a form that was left and opened again keep what was typed there when a discard is taken back', async () => {
    const left = open(createService(SAVED));
    left.editor.set('name', 'Harbour');
    left.editor.set('tag', '| H');
    const takeBack = left.editor.discard();
    await left.clock.advance(300);
    const again = open(createService(SAVED), { storage: left.storage });
    again.editor.set('name', 'Typed there');
    again.editor.flush();
    takeBack();
    const later = open(createService(SAVED), { storage: left.storage });
    expect(later.snapshot().values).toMatchObject({ name: 'Typed there', tag: '| H' });
  });

  it('are compared with the service’s copy when that is newer than what they were typed over', async () => {
    const { editor, storage } = open(createService(SAVED));
    editor.set('name', 'Mine');
    editor.flush();
    const service = createService({ ...SAVED, name: 'Theirs', tag: '| theirs' });
    const again = open(service, { storage });
    expect(again.snapshot().values).toMatchObject({ name: 'Mine', tag: '| theirs' });
    expect(await again.editor.submit()).toBe('conflict');
    expect(service.sent).toEqual([]);
  });

  it('tell of another tab that has typed in the same form', () => {
    const origin = createOrigin();
    const one = open(createService(SAVED), { storage: origin.openStorage() });
    const other = open(createService(SAVED), { storage: origin.openStorage() });
    const stop = one.editor.connect();
    other.editor.set('name', 'Elsewhere');
    other.editor.flush();
    origin.deliver();
    expect(one.snapshot().isChangedElsewhere).toBe(true);
    expect(one.snapshot().values.name).toBe('Lantern');
    stop();
  });

  it('of two tabs in one form are both kept, until each tab saves or discards its own', async () => {
    const origin = createOrigin();
    const service = createService(SAVED);
    const [one, other] = [origin, origin].map((it) => open(service, { storage: it.openStorage() }));
    const later = () => {
      origin.deliver();
      return open(service, { storage: origin.openStorage() }).snapshot();
    };
    one?.editor.set('name', 'Typed here');
    one?.editor.flush();
    await one?.clock.advance(10);
    origin.deliver();
    await other?.clock.advance(20);
    other?.editor.set('tag', '| there');
    other?.editor.flush();
    expect(later().values).toMatchObject({ name: 'Typed here', tag: '| there' });
    expect(await other?.editor.submit()).toBe('saved');
    expect(service.sent).toEqual([{ tag: '| there' }]);
    expect(later()).toMatchObject({ values: { name: 'Typed here' }, changed: ['name'] });
    await one?.clock.advance(30);
    one?.editor.discard();
    expect(later()).toMatchObject({ changed: [] });
    expect(draftPlace(origin.openStorage(), 'owner', 'system').load()).toBeNull();
  });

  it('of something new that another tab used too are sent only after that was told', async () => {
    const origin = createOrigin();
    const service = createService(null);
    const one = open(service, { storage: origin.openStorage(), isNew: true });
    const other = open(createService(null), { storage: origin.openStorage(), isNew: true });
    const stop = one.editor.connect();
    other.editor.set('name', 'Harbour');
    other.editor.flush();
    origin.deliver();
    one.editor.set('name', 'Harbour');
    expect(await one.editor.submit()).toBe('failed');
    expect(one.snapshot()).toMatchObject({
      failure: { title: 'Not saved yet' },
      values: { name: 'Harbour' },
    });
    expect(service.sent).toEqual([]);
    expect(await one.editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(1);
    stop();
  });

  it('stay on the screen and say so when the device has no room', () => {
    let isFull = true;
    const memory = memoryStorage();
    const area: StorageArea = {
      ...memory,
      setItem(key, text) {
        if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        memory.setItem(key, text);
      },
    };
    const storage = createSafeStorage({ open: () => area });
    // Whatever else was wrong with the storage before.
    storage.report('corrupt');
    const { editor, snapshot } = open(createService(SAVED), { storage });
    editor.set('name', 'Harbour');
    editor.flush();
    expect(snapshot()).toMatchObject({ isDraftKept: false, values: { name: 'Harbour' } });
    isFull = false;
    editor.set('name', 'Harbours');
    editor.flush();
    expect(snapshot()).toMatchObject({ isDraftKept: true, values: { name: 'Harbours' } });
  });

  it('are forgotten with their account, and no other', () => {
    const storage = createSafeStorage({ open: () => memoryStorage() });
    const draft = { base: {}, values: { name: 'Harbour' }, atMs: 1, sent: null };
    draftPlace(storage, 'one', 'system').save(draft);
    draftPlace(storage, 'two', 'system').save(draft);
    forgetDrafts(storage, 'one');
    expect(draftPlace(storage, 'one', 'system').load()).toBeNull();
    expect(draftPlace(storage, 'two', 'system').load()).toEqual(draft);
  });

  it('that cannot be read never stop a form, and are set aside', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = createSafeStorage({ open: () => memoryStorage({ drafts: text }) });
        const { editor, snapshot } = open(createService(SAVED), { storage });
        expect(snapshot().values).toEqual(SAVED);
        editor.set('name', 'Harbour');
        editor.flush();
        expect(snapshot().values.name).toBe('Harbour');
      }),
    );
    const storage = createSafeStorage({ open: () => memoryStorage({ drafts: '{"version":1,"drafts":{' }) });
    open(createService(SAVED), { storage });
    expect(storage.get('drafts.corrupt')).toBe('{"version":1,"drafts":{');
  });

  it('of another form of values lose only the fields that do not fit', () => {
    const stored = {
      owner: { system: { base: SAVED, values: { name: 7, tag: '| old', gone: 'x' }, atMs: 1, sent: null } },
    };
    const storage = createSafeStorage({
      open: () => memoryStorage({ drafts: JSON.stringify({ version: 1, drafts: stored }) }),
    });
    expect(open(createService(SAVED), { storage }).snapshot().values).toEqual({ ...SAVED, tag: '| old' });
  });
});
