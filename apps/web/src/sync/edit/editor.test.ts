import { NetworkError, RateLimitedError, TimeoutError } from '@frontboard/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSafeStorage, memoryStorage, type StorageArea } from '../../platform/storage.ts';
import {
  createProfileService,
  openProfileEditor,
  PATH,
  refusal,
  SAVED,
} from '../../testing/profile-editor.ts';
import { createDraftsStore, draftPlace } from './drafts.ts';

/** The service asks for 90 seconds; `wasSent`: only then may it have acted. */
const pause = (wasSent: boolean) =>
  new RateLimitedError({
    ...PATH,
    status: 429,
    retryAfterMs: 90_000,
    retryAtMs: 90_000,
    scope: null,
    wasSent,
  });

describe('sending', () => {
  it('sends only what changed, and nothing at all when nothing did', async () => {
    const service = createProfileService(SAVED);
    const { editor } = openProfileEditor(service);
    expect(await editor.submit()).toBe('saved');
    editor.set('tag', '| new');
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toEqual([{ tag: '| new' }]);
  });

  it('sends once, however often save is pressed in the meantime', async () => {
    const service = createProfileService(SAVED);
    const { editor } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    await Promise.all([editor.submit(), editor.submit(), editor.submit()]);
    expect(service.sent).toHaveLength(1);
  });

  it('keeps text that is typed during a save', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    const saving = editor.submit();
    editor.set('tag', '| later');
    await saving;
    expect(snapshot().values).toMatchObject({ name: 'Harbour', tag: '| later' });
    expect(snapshot().isDirty || service.record?.tag === '| later').toBe(true);
  });

  it('sends nothing while a field is invalid, and says which', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
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
  it('accepts changes of untouched fields, and asks about changed ones', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
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

  it('asks again if a newer copy arrives in the meantime', async () => {
    const service = createProfileService(SAVED);
    const { editor, options } = openProfileEditor(service);
    editor.set('name', 'Mine');
    service.record = { ...SAVED, name: 'Theirs' };
    expect(await editor.submit()).toBe('conflict');
    service.record = { ...SAVED, name: 'Newer' };
    editor.update({ ...options, saved: service.record });
    expect(await editor.resolve({ name: 'mine' })).toBe('conflict');
    expect(service.sent).toEqual([]);
    expect(await editor.resolve({ name: 'mine' })).toBe('saved');
    expect(service.record?.name).toBe('Mine');
  });

  it('sends nothing if the other version is chosen', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Mine');
    service.record = { ...SAVED, name: 'Theirs' };
    await editor.submit();
    expect(await editor.resolve({ name: 'theirs' })).toBe('saved');
    expect(service.sent).toEqual([]);
    expect(snapshot().values.name).toBe('Theirs');
  });

  it('shows changes from elsewhere before anything is sent', async () => {
    const service = createProfileService({ ...SAVED, tag: '| theirs' });
    const { editor, snapshot } = openProfileEditor(service, { saved: SAVED });
    editor.set('name', 'Harbour');
    let shown: string | null = null;
    service.onSend = () => {
      shown = snapshot().values.tag;
    };
    expect(await editor.submit()).toBe('saved');
    expect(shown).toBe('| theirs');
  });

  it('asks about a field that changed both elsewhere and here during a save', async () => {
    const service = createProfileService(SAVED);
    const { editor } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.onSend = () => {
      editor.set('tag', '| mine');
      service.record = { ...SAVED, tag: '| theirs' };
    };
    expect(await editor.submit()).toBe('saved');
    expect(await editor.submit()).toBe('conflict');
    expect(service.record?.tag).toBe('| theirs');
  });

  it('is not a conflict if both values are equal', async () => {
    const service = createProfileService(SAVED);
    const { editor } = openProfileEditor(service);
    editor.set('color', 'FFF');
    service.record = { ...SAVED, color: '#ffffff' };
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toEqual([]);
  });
});

describe('failures', () => {
  it('shows refusals of fields at their fields, and all others as the failure', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
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
    [401, 0, 'settings'],
    [403, 0, 'settings'],
    [403, 30006, 'settings'],
    [403, null, 'retry'],
    [404, 20001, undefined],
    [404, null, 'retry'],
    [400, null, undefined],
  ])('keeps what was typed after %i with code %j', async (status, code, action) => {
    const service = createProfileService(SAVED);
    const { editor, snapshot, storage } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(refusal(status, { code }));
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
    [40007, 'Member limit reached.', 'as many members as PluralKit allows'],
    [40008, 'Group limit reached.', 'as many groups as PluralKit allows'],
  ])('keeps what was typed after the refusal %i', async (code, message, title) => {
    const service = createProfileService(SAVED);
    const { editor, snapshot, storage } = openProfileEditor(service);
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

  it.each([
    ['400: Bad Request', '400: Bad Request.'],
    ['Invalid switch ID.', 'Invalid switch ID.'],
    ['Is that one of "yours"?', 'Is that one of "yours"?'],
    ['It can’t be “Luna!”', 'It can’t be “Luna!”'],
    ['Error in field (name)', 'Error in field (name).'],
  ])('ends what the service says as a sentence before ours begins: %s', async (message, sentence) => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(refusal(400, { code: 0, message }));
    await editor.submit();
    expect(snapshot().failure?.detail).toBe(`${sentence} Nothing you typed is lost.`);
  });

  it('says how long to wait after a 429, and saves once asked again', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(
      new RateLimitedError({
        ...PATH,
        status: 429,
        message: '429',
        retryAfterMs: 4_000,
        retryAtMs: 8_000,
        scope: null,
      }),
    );
    expect(await editor.submit()).toBe('failed');
    expect(snapshot()).toMatchObject({
      values: { name: 'Harbour' },
      failure: { action: 'wait', retryAtMs: 8_000 },
    });
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(2);
  });

  it('does not save automatically after a 429 if more text is typed', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(pause(true));
    await editor.submit();
    expect(snapshot().failure?.isOvertaken).toBeUndefined();
    editor.set('name', 'Harbour Ho');
    expect(snapshot().failure).toMatchObject({ retryAtMs: 90_000, isOvertaken: true });
  });

  it('does not look for a new record that was not sent because of a pause', async () => {
    const service = createProfileService(null);
    const { editor, snapshot } = openProfileEditor(service, { isNew: true });
    editor.set('name', 'Harbour');
    service.failBefore.push(pause(false));
    expect(await editor.submit()).toBe('failed');
    expect(service.log).not.toContain('settle');
    expect(snapshot().failure).toMatchObject({ retryAtMs: 90_000 });
    expect(await editor.submit()).toBe('saved');
  });

  it.each([
    ['a broken connection', () => new NetworkError(PATH), 'Not saved'],
    ['a time-out', () => new TimeoutError({ ...PATH, timeoutMs: 1 }), 'Not saved'],
    ['a 502', () => refusal(502), 'PluralKit has problems right now'],
    ['a 504', () => refusal(504), 'Not saved'],
    ['a 429, which may answer a repetition,', () => pause(true), 'PluralKit asks us to slow down'],
  ])('looks after %s whether the change arrived', async (_what, failure, title) => {
    const arrived = createProfileService(SAVED);
    const one = openProfileEditor(arrived);
    one.editor.set('name', 'Harbour');
    arrived.loseAnswer.push(failure());
    expect(await one.editor.submit()).toBe('saved');

    const missed = createProfileService(SAVED);
    const other = openProfileEditor(missed);
    other.editor.set('name', 'Harbour');
    missed.failBefore.push(failure());
    expect(await other.editor.submit()).toBe('failed');
    expect(other.snapshot().failure?.title).toBe(title);
    expect(await other.editor.submit()).toBe('saved');
    expect(missed.record?.name).toBe('Harbour');
  });

  it('says that it may be saved if the service cannot be asked, and looks first the next time', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.loseAnswer.push(new NetworkError(PATH));
    const saving = editor.submit();
    // The look before sending is answered, the one after it is not.
    await Promise.resolve();
    service.failLooks.push(new NetworkError(PATH), new NetworkError(PATH));
    expect(await saving).toBe('failed');
    expect(snapshot().failure?.title).toBe('It may or may not have been saved');
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(1);
  });

  it('looks first the next time although the text was changed back, and sends that if the first save had arrived', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.loseAnswer.push(new NetworkError(PATH));
    service.onSend = () => {
      service.failLooks.push(new NetworkError(PATH), new NetworkError(PATH));
    };
    expect(await editor.submit()).toBe('failed');
    service.onSend = () => {};
    editor.set('name', SAVED.name);
    expect(await editor.submit()).toBe('saved');
    expect(service.record).toEqual(SAVED);
    expect(snapshot().values).toEqual(SAVED);
  });

  it('does not ask about fields that arrived with an uncertain save', async () => {
    const service = createProfileService(SAVED);
    const { editor, options, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.loseAnswer.push(new NetworkError(PATH));
    service.onSend = () => {
      service.failLooks.push(new NetworkError(PATH), new NetworkError(PATH));
    };
    expect(await editor.submit()).toBe('failed');
    service.onSend = () => {};
    editor.set('name', SAVED.name);
    editor.update({ ...options, saved: service.record });
    expect(snapshot()).toMatchObject({ changed: ['name'], values: SAVED });
    expect(await editor.submit()).toBe('saved');
    expect(service.record).toEqual(SAVED);
  });

  it('never creates a record twice, even if the page closes before the answer', async () => {
    const storage = createSafeStorage({ open: () => memoryStorage() });
    const service = createProfileService(null);
    const first = openProfileEditor(service, { isNew: true, storage });
    first.editor.set('name', 'Harbour');
    service.loseAnswer.push(new NetworkError(PATH));
    service.failLooks.push(new NetworkError(PATH), new NetworkError(PATH));
    expect(await first.editor.submit()).toBe('failed');
    // What was sent is stored, so that the next page can look for it without the form.
    const stored = createDraftsStore(storage).getState().owner?.system?.sent;
    expect(stored).toMatchObject({ patch: service.sent[0], twins: ['twin'] });
    const later = openProfileEditor(service, { isNew: true, storage });
    expect(later.snapshot()).toMatchObject({ phase: 'failed', values: { name: 'Harbour' } });
    expect(await later.editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(1);
    expect(service.twins).toEqual(['twin']);
    expect(await later.editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(1);
  });

  it('never creates a record twice, even after a discard that was undone', async () => {
    const service = createProfileService(null);
    const { editor } = openProfileEditor(service, { isNew: true });
    editor.set('name', 'Harbour');
    service.loseAnswer.push(new NetworkError(PATH));
    service.failLooks.push(new NetworkError(PATH), new NetworkError(PATH));
    expect(await editor.submit()).toBe('failed');
    editor.discard()();
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(1);
  });
});

describe('something new', () => {
  const isNew = true;

  it('starts with newer defaults as long as nothing is typed', () => {
    const { editor, options, snapshot } = openProfileEditor(createProfileService(null), { isNew });
    editor.update({ ...options, initial: { ...options.initial, color: '#112233' } });
    expect(snapshot().values.color).toBe('#112233');
    expect(snapshot().isDirty).toBe(false);
  });

  it('stays as it is when newer defaults arrive while it is typed', () => {
    const { editor, options, snapshot } = openProfileEditor(createProfileService(null), { isNew });
    editor.set('name', 'Harbour');
    editor.update({ ...options, initial: { ...options.initial, color: '#112233' } });
    expect(snapshot().values).toEqual({ name: 'Harbour', tag: '', color: '' });
  });

  it('stays as it was left when its draft is opened with other defaults', () => {
    const service = createProfileService(null);
    const { editor, options, drafts, clock } = openProfileEditor(service, { isNew });
    editor.update({ ...options, initial: { ...options.initial, color: '#112233' } });
    editor.set('name', 'Harbour');
    editor.flush();
    const later = openProfileEditor(service, { isNew, drafts, clock });
    expect(later.snapshot().values).toEqual({ name: 'Harbour', tag: '', color: '#112233' });
  });

  it('stays what was created when newer defaults arrive afterwards', async () => {
    const { editor, options, snapshot } = openProfileEditor(createProfileService(null), { isNew });
    editor.set('name', 'Harbour');
    await editor.submit();
    editor.update({ ...options, initial: { ...options.initial, color: '#112233' } });
    expect(snapshot().values).toEqual({ name: 'Harbour', tag: '', color: '' });
  });
});

describe('drafts', () => {
  it('outlive the page, and end when they are saved or discarded', async () => {
    const { editor, clock, storage } = openProfileEditor(createProfileService(SAVED));
    editor.set('name', 'Harbour');
    await clock.advance(300);
    const again = openProfileEditor(createProfileService(SAVED), { storage });
    expect(again.snapshot()).toMatchObject({ isDraftRestored: true, values: { name: 'Harbour' } });
    const takeBack = again.editor.discard();
    expect(storage.get('drafts')).not.toContain('Harbour');
    takeBack();
    expect(again.snapshot().values.name).toBe('Harbour');
    expect(await again.editor.submit()).toBe('saved');
    expect(storage.get('drafts')).not.toContain('Harbour');
  });

  it('return after an undone discard, except for fields typed in since', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
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

  it('return after an undone discard, but not over fields saved since', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    editor.set('tag', '| H');
    const takeBack = editor.discard();
    editor.set('name', 'Saved since');
    expect(await editor.submit()).toBe('saved');
    takeBack();
    expect(snapshot()).toMatchObject({ changed: ['tag'], values: { name: 'Saved since', tag: '| H' } });
  });

  it('return after an undone discard although there was another, but not over fields saved since', async () => {
    const { editor, snapshot } = openProfileEditor(createProfileService(SAVED));
    editor.set('name', 'Harbour');
    const takeBack = editor.discard();
    editor.set('tag', '| H');
    editor.discard();
    editor.set('name', 'Saved since');
    expect(await editor.submit()).toBe('saved');
    takeBack();
    expect(snapshot()).toMatchObject({ changed: [], values: { name: 'Saved since' } });
  });

  it('return after an undone discard over changes of the service, like every draft', async () => {
    const service = createProfileService(SAVED);
    const { editor, options, snapshot } = openProfileEditor(service);
    editor.set('name', 'Mine');
    const takeBack = editor.discard();
    service.record = { ...SAVED, name: 'Theirs', tag: '| theirs' };
    editor.update({ ...options, saved: service.record });
    takeBack();
    expect(snapshot().values).toEqual({ ...SAVED, name: 'Mine', tag: '| theirs' });
    expect(await editor.submit()).toBe('conflict');
  });

  it('of a reopened form keep its text when a discard is undone', async () => {
    const left = openProfileEditor(createProfileService(SAVED));
    left.editor.set('name', 'Harbour');
    left.editor.set('tag', '| H');
    const takeBack = left.editor.discard();
    await left.clock.advance(300);
    const again = openProfileEditor(createProfileService(SAVED), { drafts: left.drafts });
    again.editor.set('name', 'Typed there');
    again.editor.flush();
    takeBack();
    const later = openProfileEditor(createProfileService(SAVED), { drafts: left.drafts });
    expect(later.snapshot().values).toMatchObject({ name: 'Typed there', tag: '| H' });
  });

  it('are compared with the service’s copy if that is newer than their base', async () => {
    const { editor, storage } = openProfileEditor(createProfileService(SAVED));
    editor.set('name', 'Mine');
    editor.flush();
    const service = createProfileService({ ...SAVED, name: 'Theirs', tag: '| theirs' });
    const again = openProfileEditor(service, { storage });
    expect(again.snapshot().values).toMatchObject({ name: 'Mine', tag: '| theirs' });
    expect(await again.editor.submit()).toBe('conflict');
    expect(service.sent).toEqual([]);
  });

  it('stay on the screen with a notice if the device has no room', () => {
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
    const { editor, snapshot } = openProfileEditor(createProfileService(SAVED), { storage });
    editor.set('name', 'Harbour');
    editor.flush();
    expect(snapshot()).toMatchObject({ isDraftStored: false, values: { name: 'Harbour' } });
    isFull = false;
    editor.set('name', 'Harbours');
    editor.flush();
    expect(snapshot()).toMatchObject({ isDraftStored: true, values: { name: 'Harbours' } });
  });

  it('that cannot be read never stop a form, and are set aside', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = createSafeStorage({ open: () => memoryStorage({ drafts: text }) });
        const { editor, snapshot } = openProfileEditor(createProfileService(SAVED), { storage });
        expect(snapshot().values).toEqual(SAVED);
        editor.set('name', 'Harbour');
        editor.flush();
        expect(snapshot().values.name).toBe('Harbour');
      }),
    );
    const storage = createSafeStorage({ open: () => memoryStorage({ drafts: '{"version":1,"drafts":{' }) });
    openProfileEditor(createProfileService(SAVED), { storage });
    expect(storage.get('drafts.corrupt')).toBe('{"version":1,"drafts":{');
  });

  it('of another schema lose only the fields that do not fit', () => {
    const stored = {
      owner: { system: { base: SAVED, values: { name: 7, tag: '| old', gone: 'x' }, atMs: 1, sent: null } },
    };
    const storage = createSafeStorage({
      open: () => memoryStorage({ drafts: JSON.stringify({ version: 1, drafts: stored }) }),
    });
    expect(openProfileEditor(createProfileService(SAVED), { storage }).snapshot().values).toEqual({
      ...SAVED,
      tag: '| old',
    });
  });
});

describe('an attempt that continues after its connection broke', () => {
  it('counts as saved when it arrives before it has settled, and is not a conflict with oneself', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(new NetworkError(PATH));
    service.onSettle = () => {
      service.record = { ...SAVED, name: 'Harbour' };
    };
    expect(await editor.submit()).toBe('saved');
    expect(service.log).toEqual(['look', 'send', 'look', 'settle', 'look']);
    editor.set('name', 'Harbour House');
    expect(await editor.submit()).toBe('saved');
    expect(snapshot().conflicts).toEqual([]);
  });

  it('counts as not saved only once it has settled', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(new NetworkError(PATH));
    const seen: boolean[] = [];
    service.onSettle = () => seen.push(snapshot().isChecking);
    expect(await editor.submit()).toBe('failed');
    expect(seen).toEqual([true]);
    expect(snapshot()).toMatchObject({ phase: 'failed', isChecking: false });
  });

  it('says that a part is saved, and sends only the rest on request', async () => {
    const service = createProfileService(SAVED);
    const storage = createSafeStorage({ open: () => memoryStorage() });
    const { editor, snapshot } = openProfileEditor(service, { storage });
    editor.set('name', 'Harbour');
    editor.set('tag', '| new');
    service.failBefore.push(new NetworkError(PATH));
    service.onSend = () => {
      service.record = { ...SAVED, name: 'Harbour' };
    };
    expect(await editor.submit()).toBe('failed');
    expect(snapshot()).toMatchObject({ changed: ['tag'], failure: { title: 'Only part of it was saved' } });
    const { snapshot: later } = openProfileEditor(service, { storage, saved: service.record ?? SAVED });
    expect(later()).toMatchObject({ changed: ['tag'], isDraftRestored: true, isPartlySaved: true });
    expect(await editor.submit()).toBe('saved');
    expect(service.sent.at(-1)).toEqual({ tag: '| new' });
  });

  it('does not stay uncertain if its record is gone', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(new NetworkError(PATH));
    service.onSend = () => service.failLooks.push(new NetworkError(PATH), new NetworkError(PATH));
    await editor.submit();
    service.failLooks.push(refusal(404, { code: 20004 }));
    expect(await editor.submit()).toBe('failed');
    expect(snapshot().failure).toMatchObject({ isGone: true });
  });

  it('has settled before anything else is sent if the service could not be asked', async () => {
    const service = createProfileService(SAVED);
    const { editor } = openProfileEditor(service);
    editor.set('name', 'Harbour');
    service.failBefore.push(new NetworkError(PATH));
    // The look before the save is answered, those after it are not.
    service.onSend = () => service.failLooks.push(new NetworkError(PATH), new NetworkError(PATH));
    expect(await editor.submit()).toBe('failed');
    service.onSend = () => {};
    service.log.length = 0;
    expect(await editor.submit()).toBe('saved');
    expect(service.log).toEqual(['settle', 'look', 'send']);
  });

  it('creates no second record after a 429, which may answer a repetition', async () => {
    const service = createProfileService(null);
    const { editor } = openProfileEditor(service, { isNew: true });
    editor.set('name', 'Harbour');
    const limited = new RateLimitedError({
      ...PATH,
      status: 429,
      retryAfterMs: 500,
      retryAtMs: 500,
      scope: null,
    });
    service.loseAnswer.push(limited);
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toHaveLength(1);
  });
});

describe('a draft of a page that was left while a save was in flight', () => {
  /** What such a page has left, opened by a later one. */
  function leave(service: ReturnType<typeof createProfileService>, isNew: boolean) {
    const storage = createSafeStorage({ open: () => memoryStorage() });
    const place = draftPlace(createDraftsStore(storage), 'owner', 'system');
    place.save({
      base: { ...(isNew ? { name: '', tag: '', color: '' } : SAVED) },
      values: { ...SAVED, name: 'Harbour' },
      atMs: 1,
      sent: isNew ? { values: { ...SAVED, name: 'Harbour' }, twins: [] } : null,
    });
    return openProfileEditor(service, { isNew, storage, saved: SAVED });
  }

  it('is not offered if the save has arrived', async () => {
    const service = createProfileService({ ...SAVED, name: 'Harbour' });
    const { editor, snapshot } = leave(service, false);
    expect(editor.mayBeSaved()).toBe(true);
    const verifying = editor.verify(1);
    expect(snapshot()).toMatchObject({ phase: 'saving', isChecking: true });
    await verifying;
    expect(snapshot()).toMatchObject({ isDirty: false, isDraftRestored: false, phase: 'editing' });
    editor.discard();
    expect(snapshot().values.name).toBe('Harbour');
  });

  it('is offered as before if the save has not arrived', async () => {
    const service = createProfileService(SAVED);
    const { editor, snapshot } = leave(service, false);
    await editor.verify(1);
    expect(snapshot()).toMatchObject({ isDirty: true, isDraftRestored: true, isChecking: false });
    expect(snapshot().values.name).toBe('Harbour');
  });

  it('is said to be saved in part if some of it has arrived, also without a check', async () => {
    const service = createProfileService({ ...SAVED, name: 'Harbour' });
    const storage = createSafeStorage({ open: () => memoryStorage() });
    const values = { ...SAVED, name: 'Harbour', tag: '| new' };
    const leaveBoth = () =>
      draftPlace(createDraftsStore(storage), 'owner', 'system').save({
        base: { ...SAVED },
        values,
        atMs: 1,
        sent: null,
      });
    leaveBoth();
    const { editor, snapshot } = openProfileEditor(service, { storage, saved: SAVED });
    expect(snapshot()).toMatchObject({ isDraftRestored: true, isPartlySaved: false });
    await editor.verify(1);
    expect(snapshot()).toMatchObject({ changed: ['tag'], isDraftRestored: true, isPartlySaved: true });
    const next = openProfileEditor(service, { storage, saved: { ...SAVED, name: 'Harbour' } });
    expect(next.snapshot()).toMatchObject({ changed: ['tag'], isPartlySaved: true });
    expect(await editor.submit()).toBe('saved');
    expect(snapshot()).toMatchObject({ isDraftRestored: false, isPartlySaved: false });
    leaveBoth();
    const later = openProfileEditor(service, { storage, saved: { ...SAVED, name: 'Harbour' } });
    expect(later.snapshot()).toMatchObject({ changed: ['tag'], isPartlySaved: true });
  });

  it('is not shown as unsaved while the service cannot be asked', async () => {
    const service = createProfileService({ ...SAVED, name: 'Harbour' });
    const { editor, snapshot } = leave(service, false);
    service.failLooks.push(new NetworkError(PATH));
    await editor.verify(1);
    expect(snapshot().failure?.title).toBe('It may or may not have been saved');
    expect(await editor.submit()).toBe('saved');
    expect(service.sent).toEqual([]);
  });

  it('of a new record is an empty form again if the record was created', async () => {
    const service = createProfileService({ ...SAVED, name: 'Harbour' });
    const { editor, snapshot } = leave(service, true);
    await editor.verify(1);
    expect(snapshot()).toMatchObject({ isDirty: false, failure: { title: 'It was saved' } });
    expect(service.log).toContain('settle');
  });

  it('of a new record stays and can be sent again if the record was not created', async () => {
    const service = createProfileService(null);
    const { editor, snapshot } = leave(service, true);
    await editor.verify(1);
    expect(snapshot()).toMatchObject({ isDirty: true, failure: { title: 'Not saved', action: 'retry' } });
  });
});
