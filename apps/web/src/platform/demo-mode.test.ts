import { afterAll, afterEach, expect, test, vi } from 'vitest';

// The next file shares the modules.
afterAll(() => void vi.resetModules());

/** A page whose tab shows sample data or not, and which its navigation has not left yet. */
async function openPage(value: string | null) {
  const session = new Map(value === null ? [] : [['frontboard-demo', value]]);
  vi.resetModules();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, text: string) => session.set(key, text),
      removeItem: (key: string) => session.delete(key),
    },
    location: { assign: () => {} },
  });
  return import('./demo-mode.ts');
}

afterEach(() => vi.unstubAllGlobals());

test('a page with sample data shows only sample data until it closes, so nothing of it is stored', async () => {
  const page = await openPage('1');
  page.leaveDemo();
  expect(page.isDemo()).toBe(true);
  expect((await openPage(window.sessionStorage.getItem('frontboard-demo'))).isDemo()).toBe(false);
});

test('a page with the person’s own data stores changes until it closes', async () => {
  const page = await openPage(null);
  page.enterDemo();
  expect(page.isDemo()).toBe(false);
  expect((await openPage(window.sessionStorage.getItem('frontboard-demo'))).isDemo()).toBe(true);
});
