import { expect, test } from 'vitest';
import { createOrigin } from '../../testing/fake-browser.ts';
import { draftPlace } from './drafts.ts';

test('two tabs whose drafts stand in another order come to rest', () => {
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
