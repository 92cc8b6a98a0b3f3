import { describe, expect, it } from 'vitest';
import { openDurableDocuments } from '../../persistence/durable/durable-documents.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { createKillableDevice } from '../../testing/killable-device.ts';
import { createProfileService, openProfileEditor, SAVED } from '../../testing/profile-editor.ts';
import { createDraftsStore, draftPlace } from './drafts.ts';
// Loaded before the clock starts, because the clock does not wait for modules.
import '../../persistence/durable/second-copies.ts';

type Field = keyof typeof SAVED;

/** Two tabs with the same form, on one device. */
function openTwoTabs() {
  const origin = createOrigin();
  const clock = createFakeClock();
  const service = createProfileService(SAVED);
  const open = () => openProfileEditor(service, { storage: origin.openStorage(), clock });
  /** Long enough for drafts to be stored and for the other tab to get the message. */
  const rest = async () => {
    await clock.advance(300);
    origin.deliver();
  };
  return {
    service,
    one: open(),
    other: open(),
    open,
    rest,
    async type({ editor }: ReturnType<typeof open>, field: Field, text: string) {
      editor.set(field, text);
      await rest();
    },
    /** What the form opens with once both are closed. */
    later: () => open().snapshot(),
  };
}

describe('two tabs', () => {
  it('notify each other about typing in the same form', () => {
    const origin = createOrigin();
    const one = openProfileEditor(createProfileService(SAVED), { storage: origin.openStorage() });
    const other = openProfileEditor(createProfileService(SAVED), { storage: origin.openStorage() });
    const stop = one.editor.connect();
    other.editor.set('name', 'Elsewhere');
    other.editor.flush();
    origin.deliver();
    expect(one.snapshot().isChangedElsewhere).toBe(true);
    expect(one.snapshot().values.name).toBe('Lantern');
    stop();
  });

  it('in one form both keep their text, until each saves or discards it', async () => {
    const origin = createOrigin();
    const service = createProfileService(SAVED);
    const [one, other] = [origin, origin].map((it) =>
      openProfileEditor(service, { storage: it.openStorage() }),
    );
    const later = () => {
      origin.deliver();
      return openProfileEditor(service, { storage: origin.openStorage() }).snapshot();
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
    expect(draftPlace(createDraftsStore(origin.openStorage()), 'owner', 'system').load()).toBeNull();
  });

  it('that use one form for a new record send it only after a warning', async () => {
    const origin = createOrigin();
    const service = createProfileService(null);
    const one = openProfileEditor(service, { storage: origin.openStorage(), isNew: true });
    const other = openProfileEditor(createProfileService(null), {
      storage: origin.openStorage(),
      isNew: true,
    });
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

  it('whose drafts are in another order settle', () => {
    const origin = createOrigin();
    const [one, two] = [origin.openStorage(), origin.openStorage()].map((storage) => ({
      x: draftPlace(createDraftsStore(storage), 'owner', 'x'),
      y: draftPlace(createDraftsStore(storage), 'owner', 'y'),
    }));
    const draft = (atMs: number) => ({ base: {}, values: { name: 'Harbour' }, atMs, sent: null });
    one?.x.save(draft(1));
    one?.y.save(draft(2));
    origin.deliver();
    two?.x.remove();
    two?.x.save(draft(3));
    origin.deliver();
    expect([one?.x.load(), two?.x.load()]).toEqual([draft(3), draft(3)]);
  });

  it('keep the last text of one field, whichever tab types elsewhere', async () => {
    const { one, other, type, later } = openTwoTabs();
    await type(one, 'name', 'Typed first');
    await type(other, 'name', 'Typed last');
    await type(one, 'tag', '| one');
    expect(later().values).toMatchObject({ name: 'Typed last', tag: '| one' });
  });

  it('do not restore what the other has discarded', async () => {
    const { one, other, type, rest, later } = openTwoTabs();
    await type(one, 'name', 'Typed here');
    await type(other, 'tag', '| there');
    await one.editor.submit();
    await rest();
    other.editor.discard();
    await rest();
    await type(one, 'name', 'Typed again');
    expect(later().changed).toEqual(['name']);
  });

  it('do not mistake an older own text for a text of the other', async () => {
    const { one, other, type, rest, service, later } = openTwoTabs();
    await type(one, 'name', 'First thought');
    await type(other, 'tag', '| there');
    await type(one, 'name', 'Second thought');
    expect(await one.editor.submit()).toBe('saved');
    await rest();
    expect(service.record?.name).toBe('Second thought');
    expect(later()).toMatchObject({ changed: ['tag'], values: { name: 'Second thought', tag: '| there' } });
  });

  it('keep nothing of a restored draft after a discard, although the other continued typing', async () => {
    const { one, open, type, rest, later } = openTwoTabs();
    await type(one, 'name', 'Typed here');
    const opened = open();
    await type(one, 'tag', '| here');
    opened.editor.discard();
    await rest();
    expect(later()).toMatchObject({ changed: ['tag'] });
  });

  it('do not change each other’s text when a discard is undone', async () => {
    const { one, other, type, rest, later } = openTwoTabs();
    await type(one, 'tag', '| one');
    const takeBack = one.editor.discard();
    await type(one, 'name', 'Typed since');
    await type(other, 'name', 'Typed there');
    await type(other, 'tag', '| other');
    takeBack();
    await rest();
    expect(one.snapshot().values).toMatchObject({ name: 'Typed since', tag: '| one' });
    expect(later().values).toMatchObject({ name: 'Typed there', tag: '| other' });
  });
});

describe('a draft that the device had lost', () => {
  /** A browser with the form that is open again after it was killed, before the database was read. */
  async function openAfterKill({ isNew }: { readonly isNew: boolean }) {
    installFakeDatabase();
    await emptyDatabase();
    const clock = createFakeClock();
    const device = createKillableDevice();
    const service = createProfileService(SAVED);
    const open = () => {
      const documents = openDurableDocuments(device.origin().openStorage(), { clock, except: [] });
      return { documents, ...openProfileEditor(service, { storage: documents.storage, clock, isNew }) };
    };
    const first = open();
    first.editor.set('name', 'Typed before');
    await clock.advance(1_000);
    first.documents.dispose();
    device.kill();
    const next = open();
    next.editor.connect();
    return { clock, next };
  }

  it.each([true, false])('is in an open form again in which nothing was typed (new: %s)', async (isNew) => {
    const { clock, next } = await openAfterKill({ isNew });
    expect(next.snapshot().isDirty).toBe(false);
    await next.documents.load();
    expect(next.snapshot()).toMatchObject({
      values: { name: 'Typed before' },
      changed: ['name'],
      isDraftRestored: true,
      isChangedElsewhere: false,
    });
    next.editor.set('tag', '| new');
    await clock.advance(1_000);
    const [draft] = Object.values(next.drafts.getState().owner ?? {});
    expect(draft?.values).toMatchObject({ name: 'Typed before', tag: '| new' });
    next.documents.dispose();
  });

  it('does not replace what was typed since', async () => {
    const { next } = await openAfterKill({ isNew: false });
    next.editor.set('name', 'Typed since');
    next.editor.flush();
    await next.documents.load();
    expect(next.snapshot().values.name).toBe('Typed since');
    next.documents.dispose();
  });
});
