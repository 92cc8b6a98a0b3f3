import { describe, expect, it } from 'vitest';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createProfileService, openProfileEditor, SAVED } from '../../testing/profile-editor.ts';
import { draftPlace } from './drafts.ts';

describe('two tabs', () => {
  it('tell each other that something was typed in the same form', () => {
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

  it('in one form both keep what was typed, until each saves or discards its own', async () => {
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
    expect(draftPlace(origin.openStorage(), 'owner', 'system').load()).toBeNull();
  });

  it('that use one form for something new send it only after that was told', async () => {
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

  it('whose drafts stand in another order come to rest', () => {
    const origin = createOrigin();
    const [one, two] = [origin.openStorage(), origin.openStorage()].map((storage) => ({
      x: draftPlace(storage, 'owner', 'x'),
      y: draftPlace(storage, 'owner', 'y'),
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
});
