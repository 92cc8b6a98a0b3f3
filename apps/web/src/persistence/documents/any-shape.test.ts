import { parseRef } from '@frontboard/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBackup, writeBackup } from './backup-document.ts';
import { readFollowed, writeFollowed } from './followed-document.ts';
import { DEFAULT_PKSTATUS_SETTINGS } from './pkstatus-settings.ts';
import { readPkstatusSettings, writePkstatusSettings } from './read-pkstatus-settings.ts';
import { readPersistedCache } from './status-document.ts';

const RUNS = { numRuns: 400 };

/** Any JSON value, with keys that are dangerous in JavaScript. */
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(JSON.parse('{"__proto__": {"dark": true}, "constructor": null}')),
);

/** A real document with random values, or nothing, at random places. */
function damaged(document: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(document);
  const damage = fc.record({ path: fc.constantFrom(...paths), value: fc.option(json, { nil: undefined }) });
  return fc.array(damage, { minLength: 1, maxLength: 6 }).map((damages) => {
    const copy: unknown = structuredClone(document);
    return damages.reduce((root: unknown, { path, value }) => replaced(root, path, value), copy);
  });
}

const version = fc.oneof(
  fc.integer({ min: -2, max: 20 }),
  fc.constantFrom(undefined, '16', 1e300, 0.5, null),
);
const settingsDocument = fc.oneof(
  json,
  fc.record({ version, settings: damaged(DEFAULT_PKSTATUS_SETTINGS) }),
  damaged(writePkstatusSettings(DEFAULT_PKSTATUS_SETTINGS)),
);
const followedDocument = fc.oneof(
  json,
  fc.record({
    version,
    systems: fc.array(fc.oneof(json, fc.constantFrom('exmpl', 'ABC-DEF', { id: 'exmpl' }))),
  }),
  damaged(writeFollowed(['exmpl', 'abcdef'])),
);
const entry = (value: unknown) => ({ ttl: 300, createdAt: 1, value });
const cacheDocument = fc.oneof(
  json,
  damaged({
    version: 1,
    systems: { exmpl: entry({ id: 'exmpl', name: 'Sea', uuid: null }) },
    members: { abcde: entry({ id: 'abcde', name: 'Ash', color: '#aabbcc' }) },
    fronters: {
      exmpl: entry({
        system: 'exmpl',
        allowed: true,
        members: ['abcde'],
        lastSwitch: null,
        lastUpdated: 'x',
      }),
    },
  }),
);

describe('documents of any shape', () => {
  it('as settings: always complete, and a second reading finds nothing to repair', () => {
    fc.assert(
      fc.property(settingsDocument, (stored) => {
        const { settings } = readPkstatusSettings(stored);
        expect(shapeOf(settings)).toEqual(shapeOf(DEFAULT_PKSTATUS_SETTINGS));
        expect(readPkstatusSettings(writePkstatusSettings(settings))).toEqual({
          settings,
          problems: [],
          newer: false,
        });
      }),
      RUNS,
    );
  });

  it('as settings: one invalid field affects no other', () => {
    const field = fc.constantFrom(
      'dark',
      'detectPronouns',
      'systemUpdateInterval',
      'status',
      'id',
      'ignoreVersion',
    );
    fc.assert(
      fc.property(field, json, (key, value) => {
        const stored = writePkstatusSettings({
          ...DEFAULT_PKSTATUS_SETTINGS,
          token: 'kept',
          checkUpdates: false,
        });
        const { settings } = readPkstatusSettings({
          ...stored,
          settings: { ...stored.settings, [key]: value },
        });
        expect(settings.token).toBe('kept');
        expect(settings.checkUpdates).toBe(false);
      }),
      RUNS,
    );
  });

  it('as followed systems: a list of references, each once', () => {
    fc.assert(
      fc.property(followedDocument, (stored) => {
        const { ids } = readFollowed(stored);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => parseRef('system', id).ok)).toBe(true);
        expect(readFollowed(writeFollowed(ids))).toMatchObject({ ids, problems: [] });
      }),
      RUNS,
    );
  });

  it('as a cache: nothing but entries that can be shown', () => {
    fc.assert(
      fc.property(cacheDocument, (stored) => {
        const { cache } = readPersistedCache(stored);
        expect(readPersistedCache(cache)).toEqual({ cache, problems: [] });
        for (const { value } of Object.values(cache.members)) expect(typeof value.name).toBe('string');
      }),
      RUNS,
    );
  });

  it('as a backup: parts that are whole or absent, and never a token', () => {
    const backup = fc.oneof(
      json,
      fc.record({ settings: settingsDocument, systems: followedDocument }, { requiredKeys: [] }),
      damaged(writeBackup({ ...DEFAULT_PKSTATUS_SETTINGS, dark: true }, ['exmpl'])),
      fc.string(),
    );
    fc.assert(
      fc.property(backup, (stored) => {
        const { settings, followed, problems } = readBackup(stored);
        if (settings) expect(shapeOf(settings)).toEqual(shapeOf(DEFAULT_PKSTATUS_SETTINGS));
        expect(settings?.token ?? null).toBeNull();
        if (!settings && !followed) expect(problems.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });
});

/** All paths of an object, the root's own included. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[...path]];
  return [[...path], ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function replaced(root: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof root !== 'object' || root === null) return root;
  const entries = Object.entries(root).map(([name, inner]) => [
    name,
    name === key ? replaced(inner, rest, value) : inner,
  ]);
  return Object.fromEntries(entries);
}

/** The keys of an object all the way down, with the type of each value; what may be null counts as text. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'string';
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
