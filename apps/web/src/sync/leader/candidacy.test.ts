import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/storage.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock, settlePromises } from '../../testing/fake-clock.ts';
import { createCandidacy } from './candidacy.ts';

/** Opens candidacies of tabs of one browser. `led`: the names of the tabs that became the leader, in order. */
function openTabs() {
  const clock = createFakeClock();
  const origin = createOrigin(memoryStorage());
  const led: string[] = [];
  const open = (name: string, more: Partial<Parameters<typeof createCandidacy>[0]> = {}) =>
    createCandidacy({ tabs: origin.openTabs('outbox'), clock, onLead: () => led.push(name), ...more });
  return { clock, led, open };
}

test('of all candidates for an office one leads, and another one when it stands for another office', async () => {
  const { led, open } = openTabs();
  const [one, other] = [open('one'), open('other')];
  one.standFor('a');
  other.standFor('a');
  await settlePromises();
  expect([led, one.isLeading(), other.isLeading()]).toEqual([['one'], true, false]);
  one.standFor('b');
  await settlePromises();
  expect([led.toSorted(), one.isLeading(), other.isLeading()]).toEqual([['one', 'one', 'other'], true, true]);
});

test('a tab gives way when its work has ended, and leads again after the other', async () => {
  const { led, open } = openTabs();
  let end = () => {};
  const onResign = () => new Promise<void>((resolve) => (end = resolve));
  const [one, other] = [open('one', { onResign }), open('other')];
  one.standFor('a');
  other.standFor('a');
  await settlePromises();
  one.giveWay();
  await settlePromises();
  expect([led, one.isLeading()]).toEqual([['one'], false]);
  end();
  await settlePromises();
  expect(led).toEqual(['one', 'other']);
  other.dispose();
  await settlePromises();
  expect(led).toEqual(['one', 'other', 'one']);
});

test('a tab that has given way rests, unless it is urgent', async () => {
  const { clock, led, open } = openTabs();
  const one = open('one', { restMs: 2_000 });
  one.standFor(undefined);
  await settlePromises();
  one.giveWay();
  one.standFor(undefined, false);
  await clock.advance(1_999);
  expect([led, one.isLeading()]).toEqual([['one'], false]);
  await clock.advance(1);
  expect(one.isLeading()).toBe(true);
  one.giveWay();
  one.standFor(undefined);
  await settlePromises();
  expect(one.isLeading()).toBe(true);
});
