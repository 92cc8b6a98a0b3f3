import { describe, expect, it } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import {
  currentDraft,
  drafting,
  favouring,
  NO_CHOICES,
  naming,
  switchChoicesStores,
  switchedTo,
} from './switch-choices.ts';

const luna = { uuid: 'u-luna', id: 'lunaa', name: 'Luna' };
const ash = { uuid: 'u-ash', id: 'ashhh', name: 'Ash' };
const AT = 1_700_000_000_000;

function open(entries: Readonly<Record<string, string>> = {}) {
  const area = memoryStorage(entries);
  const storage = createSafeStorage({ open: () => area });
  return { storage, store: switchChoicesStores(storage)('mine') };
}

describe('switchChoicesStores', () => {
  it('keeps favourites, recents and the draft over a restart, each account its own', () => {
    const { storage, store } = open();
    store.update(favouring(luna, true));
    store.update(switchedTo([ash, luna], null));
    store.update(drafting([luna], AT, AT));
    const again = switchChoicesStores(storage)('mine').getState();
    expect(again).toMatchObject({
      favourites: ['u-luna'],
      recents: ['u-ash', 'u-luna'],
      draft: { members: ['u-luna'], atMs: AT },
    });
    expect(switchChoicesStores(storage)('other').getState()).toEqual(NO_CHOICES);
  });

  it('stores no name of a member that is no longer chosen', () => {
    const { storage, store } = open();
    store.update(favouring(luna, true));
    store.update(favouring(luna, false));
    expect(storage.get(switchChoicesStores.keyOf('mine'))).not.toContain('Luna');
  });

  it('replaces an old name with the newest', () => {
    const { storage, store } = open();
    store.update(favouring(luna, true));
    store.update(naming([{ ...luna, name: 'Luna Mae' }]));
    expect(switchChoicesStores(storage)('mine').getState().known['u-luna']?.name).toBe('Luna Mae');
  });

  it('merges the favourites of two tabs', () => {
    const area = memoryStorage();
    const storages = [0, 1].map(() => createSafeStorage({ open: () => area }));
    const [one, other] = storages.map((storage) => switchChoicesStores(storage)('mine'));
    one?.update(favouring(luna, true));
    other?.update(favouring(ash, true));
    expect(other?.getState().favourites.toSorted()).toEqual(['u-ash', 'u-luna']);
  });

  it('reads a damaged document as no choices', () => {
    const { store } = open({
      [switchChoicesStores.keyOf('mine')]: '{"version":1,"favourites":[3],"draft":"x"}',
    });
    expect(store.getState()).toEqual(NO_CHOICES);
  });

  it('empties the draft with the switch that came from it', () => {
    const { store } = open();
    store.update(drafting([luna], null, AT));
    store.update(switchedTo([ash], null));
    expect(store.getState().draft?.members).toEqual(['u-luna']);
    store.update(switchedTo([luna], [luna.uuid]));
    expect(store.getState().draft).toBeNull();
  });

  it('keeps a draft that was started while the switch was being stored', () => {
    const { store } = open();
    store.update(drafting([luna, ash], null, AT));
    store.update(switchedTo([luna], [luna.uuid]));
    expect(store.getState().draft?.members).toEqual(['u-luna', 'u-ash']);
  });

  it('drops a draft after half a day', () => {
    const choices = drafting([luna], null, AT)(NO_CHOICES);
    expect(currentDraft(choices, AT + 3_600_000)?.members).toEqual(['u-luna']);
    expect(currentDraft(choices, AT + 13 * 3_600_000)).toBeNull();
  });
});

describe('a time that is only about right', () => {
  it('stays so while members change, until it is said otherwise or the time is another', () => {
    const { store } = open();
    const isAbout = () => store.getState().draft?.isAbout;
    store.update(drafting([luna], AT, AT, true));
    store.update(drafting([luna, ash], AT, AT));
    expect(isAbout()).toBe(true);
    store.update(drafting([luna, ash], AT + 1, AT));
    expect(isAbout()).toBe(false);
    store.update(drafting([luna], AT, AT, true));
    store.update(drafting([luna], AT, AT + 13 * 3_600_000));
    expect(isAbout()).toBe(false);
    store.update(drafting([luna], AT, AT, true));
    store.update(drafting([luna], AT, AT, false));
    expect(isAbout()).toBe(false);
    store.update(drafting([luna], AT, AT, true));
    store.update(drafting([luna], null, AT));
    store.update(drafting([luna], AT, AT));
    expect(isAbout()).toBe(false);
  });
});
