import { describe, expect, test, vi } from 'vitest';
import { createSafeStorage, memoryStorage, type StorageArea } from './storage.ts';

function quotaError(): Error {
  return new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

/** A storage that takes no text longer than `limit`. */
function smallStorage(limit: number, entries: Record<string, string> = {}): StorageArea {
  const area = memoryStorage(entries);
  return {
    ...area,
    setItem(key, text) {
      if (text.length > limit) throw quotaError();
      area.setItem(key, text);
    },
  };
}

describe('storage that cannot be opened', () => {
  const open = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  test('holds everything in memory and reports it once', () => {
    const storage = createSafeStorage({ open });
    const tell = vi.fn();
    storage.onProblem(tell);
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.set('a', '2')).toBe(false);
    expect(storage.get('a')).toBe('2');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
    expect(tell.mock.calls).toEqual([['blocked']]);
    expect(storage.problem).toBe('blocked');
  });

  test('behaves the same if every access throws', () => {
    const storage = createSafeStorage({ open: () => ({ getItem: open, setItem: open, removeItem: open }) });
    expect(storage.get('a')).toBeNull();
    storage.set('a', '1');
    storage.remove('b');
    expect(storage.get('a')).toBe('1');
    expect(storage.problem).toBe('blocked');
  });
});

describe('full storage', () => {
  test('returns the unwritten text until it can be written', () => {
    const area = smallStorage(3, { a: 'old' });
    const storage = createSafeStorage({ open: () => area });
    expect(storage.set('a', 'too long')).toBe(false);
    expect(storage.get('a')).toBe('too long');
    expect(area.getItem('a')).toBe('old');
    expect(storage.problem).toBe('full');
    expect(storage.set('a', 'new')).toBe(true);
    expect(storage.get('a')).toBe('new');
  });

  test('returns the text of the last attempt', () => {
    const area = memoryStorage();
    let refusals = 0;
    const storage = createSafeStorage({
      open: () => ({
        ...area,
        setItem(key, text) {
          refusals -= 1;
          if (refusals >= 0) throw quotaError();
          area.setItem(key, text);
        },
      }),
    });
    refusals = 2;
    expect(storage.set('a', 'old')).toBe(false);
    // Room comes between two attempts: another tab has deleted something.
    refusals = 1;
    expect(storage.set('a', 'new')).toBe(true);
    expect(storage.get('a')).toBe('new');
  });

  test('an attempt that may fail changes and reports nothing', () => {
    const storage = createSafeStorage({ open: () => smallStorage(3, { a: 'old' }) });
    expect(storage.trySet('a', 'too long')).toBe(false);
    expect(storage.get('a')).toBe('old');
    expect(storage.problem).toBeNull();
  });
});

describe('setting aside', () => {
  test('copies the text and reports why', () => {
    const area = memoryStorage({ settings: '{broken' });
    const storage = createSafeStorage({ open: () => area });
    expect(storage.setAside('settings', 'corrupt')).toBe(true);
    expect(area.getItem('settings.corrupt')).toBe('{broken');
    expect(storage.problem).toBe('corrupt');
  });

  test('reports that there was no room for the copy', () => {
    const area = smallStorage(3, { settings: '{broken' });
    expect(createSafeStorage({ open: () => area }).setAside('settings', 'corrupt')).toBe(false);
  });

  test('reports no copy of a deleted text', () => {
    const storage = createSafeStorage({ open: () => memoryStorage() });
    expect(storage.setAside('settings', 'corrupt')).toBe(true);
    expect(storage.problem).toBeNull();
  });

  test('reports no copy of an unreadable text', () => {
    const area = memoryStorage({ settings: '{broken' });
    let isBroken = true;
    const storage = createSafeStorage({
      open: () => ({
        ...area,
        getItem(key) {
          if (isBroken) throw new Error('The disk does not answer.');
          return area.getItem(key);
        },
      }),
    });
    expect(storage.setAside('settings', 'corrupt')).toBe(false);
    expect(storage.isUncopied('settings')).toBe(true);
    isBroken = false;
    expect(storage.setAside('settings', 'corrupt')).toBe(true);
    expect(area.getItem('settings.corrupt')).toBe('{broken');
  });

  test('a text that another tab has repaired needs no copy', () => {
    let send: (change: { key: string | null; text: string | null }) => void = () => {};
    const area = smallStorage(3, { settings: '{broken' });
    const storage = createSafeStorage({
      open: () => area,
      listen: (fn) => {
        send = fn;
        return () => {};
      },
    });
    storage.subscribe(() => {});
    storage.setAside('settings', 'corrupt');
    area.setItem('settings', '{}');
    send({ key: 'settings', text: '{}' });
    expect(storage.isUncopied('settings')).toBe(false);
  });
});

test('a late listener gets each kind of problem once', () => {
  const storage = createSafeStorage({ open: () => smallStorage(0) });
  storage.set('a', 'x');
  storage.report('corrupt');
  storage.report('corrupt');
  const tell = vi.fn();
  const stop = storage.onProblem(tell);
  stop();
  storage.report('newer');
  expect(tell.mock.calls).toEqual([['full'], ['corrupt']]);
});

test('the text of another tab replaces the text that this tab could not write', () => {
  let send: (change: { key: string | null; text: string | null }) => void = () => {};
  const area = smallStorage(3);
  const storage = createSafeStorage({
    open: () => area,
    listen: (fn) => {
      send = fn;
      return () => {};
    },
  });
  storage.subscribe(() => {});
  storage.set('a', 'too long');
  area.setItem('a', 'new');
  send({ key: 'a', text: 'new' });
  expect(storage.get('a')).toBe('new');
});
