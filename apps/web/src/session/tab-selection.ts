import * as v from 'valibot';
import { jsonOf } from '../persistence/json-of.ts';
import { readFromTab, writeToTab } from '../platform/tab-storage.ts';
import type { Viewer } from './viewer.ts';

const KINDS = ['member', 'group'] as const;
type SelectedKind = (typeof KINDS)[number];

const keysSchema = v.array(v.string());

/** What was selected among the own members or groups of a stored account before this tab was reloaded, by uuid; null if nothing was being selected. */
export function readTabSelection(viewer: Viewer, kind: SelectedKind): readonly string[] | null {
  const read = v.safeParse(keysSchema, jsonOf(readFromTab(keyOf(viewer, kind)) ?? ''));
  return read.success ? read.output : null;
}

/** Stores what is selected until the tab closes; null deletes it. */
export function storeTabSelection(
  viewer: Viewer,
  kind: SelectedKind,
  keys: ReadonlySet<string> | null,
): void {
  writeToTab(keyOf(viewer, kind), keys === null ? null : JSON.stringify([...keys]));
}

/** Reads what is selected of an account, and returns the function that stores it again. */
export function snapshotTabSelections(viewer: Viewer): () => void {
  const selected = KINDS.map((kind) => ({ kind, keys: readTabSelection(viewer, kind) }));
  return () => {
    for (const { kind, keys } of selected) {
      if (keys !== null) storeTabSelection(viewer, kind, new Set(keys));
    }
  };
}

/** Deletes what is stored of an account. */
export function forgetTabSelections(viewer: Viewer): void {
  for (const kind of KINDS) storeTabSelection(viewer, kind, null);
}

function keyOf(viewer: Viewer, kind: SelectedKind): string {
  return `selected-${kind}s:${viewer}`;
}
