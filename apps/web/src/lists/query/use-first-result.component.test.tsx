import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { useFirstResult } from './use-first-result.ts';

/** A list whose search is still being loaded. */
function openList() {
  const history = createMemoryHistory({ initialEntries: ['/members'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const taken: string[] = [];
  let enter = () => Promise.resolve();
  function List({ text }: { text: string }) {
    const listRef = useRef<HTMLDivElement>(null);
    enter = useFirstResult({
      text,
      listRef,
      findNow: () => promise,
      take: ([first = '']) => taken.push(`${first} for ${text}`),
    });
    return <div ref={listRef} />;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const show = (text: string) =>
    flushSync(() =>
      root.render(
        <RouterContextProvider router={router}>
          <List text={text} />
        </RouterContextProvider>,
      ),
    );
  show('lu');
  return {
    taken,
    show,
    enter: () => enter(),
    leave: () => flushSync(() => root.render(null)),
    goTo: (to: string) => router.navigate({ to }),
    load: () => resolve(['Luna']),
  };
}

test('several presses before the search is loaded take its first result once', async () => {
  const { enter, load, taken } = openList();
  const presses = [enter(), enter(), enter()];
  load();
  await Promise.all(presses);
  expect(taken).toEqual(['Luna for lu']);
});

test('a press for a text, a list or an address that the person has left takes nothing', async () => {
  for (const goOn of [
    ({ show }: ReturnType<typeof openList>) => show('lun'),
    ({ leave }: ReturnType<typeof openList>) => leave(),
    ({ goTo }: ReturnType<typeof openList>) => goTo('/groups'),
  ]) {
    const list = openList();
    const press = list.enter();
    await goOn(list);
    list.load();
    await press;
    expect(list.taken).toEqual([]);
  }
});
