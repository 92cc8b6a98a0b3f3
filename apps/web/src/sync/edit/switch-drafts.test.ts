import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { createDraftsStore, draftPlace } from './drafts.ts';
import { moveTyped, switchOfDraft, tieTyped } from './switch-drafts.ts';

const VIEWER = '@public';

function openDrafts(typed: Readonly<Record<string, { readonly text: string; readonly ms: number }>>) {
  const drafts = createDraftsStore(createSafeStorage({ open: () => memoryStorage() }));
  for (const [id, { text, ms }] of Object.entries(typed))
    draftPlace(drafts, VIEWER, `about:switch:${id}`).save({
      base: { text: '', ...switchOfDraft(ms) },
      values: { text },
      atMs: 1,
      sent: null,
    });
  return {
    drafts,
    texts: () =>
      Object.fromEntries(
        Object.entries(drafts.getState()[VIEWER] ?? {}).map(([key, { values }]) => [
          key.slice(13),
          values.text,
        ]),
      ),
  };
}

const sent = (id: string, fromMs: number) => ({ switchIds: [id], fromMs });

test('what is typed about a switch comes back with it after Move, Delete and Undo', () => {
  const { drafts, texts } = openDrafts({ a: { text: 'At the vet', ms: 5 } });
  const tie = (id: string, fromMs: number) =>
    tieTyped(drafts, VIEWER, { switches: [sent(id, fromMs)], known: new Set([id]), notes: {} });
  tie('a', 9);
  // Undo of Delete has recorded it with another uuid, at its latest time.
  tie('b', 9);
  expect(texts()).toEqual({ b: 'At the vet' });
});

test('what is typed about waiting switches moves with their times, and is found there once they are sent', () => {
  const { drafts, texts } = openDrafts({
    'at:5': { text: 'First', ms: 5 },
    'at:6': { text: 'Second', ms: 6 },
  });
  moveTyped(drafts, VIEWER, [
    { fromMs: 5, toMs: 6 },
    { fromMs: 6, toMs: 7 },
  ]);
  expect(texts()).toEqual({ 'at:6': 'First', 'at:7': 'Second' });
  tieTyped(drafts, VIEWER, {
    switches: [sent('a', 6), sent('b', 7)],
    known: new Set(['a', 'b']),
    notes: {},
  });
  expect(texts()).toEqual({ a: 'First', b: 'Second' });
});
