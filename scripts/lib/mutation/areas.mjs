import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { findMutants } from './find-mutants.mjs';

/**
 * @typedef {import('./find-mutants.mjs').Mutant} Mutant
 *
 * @typedef {object} Area What must never break, and the tests that have to notice if it does.
 * @property {string} name
 * @property {string} project As in vitest.config.ts.
 * @property {readonly string[]} sources How the paths of its files start.
 * @property {readonly string[]} tests How the paths of its tests start: the nearest ones, without long random schedules.
 * @property {RegExp} [tooLong] Tests by their names that take seconds: every survivor would wait for them.
 *
 * @typedef {Mutant & { id: number, file: string, line: number, original: string, occurrence: number }} Listed
 * `occurrence` counts the same replacement of the same original in the file.
 */

const CLIENT_TESTS = [
  'failures',
  'pacing',
  'token',
  'write-observer',
  'failure-observer',
  'version-1',
  'sandbox',
].map((name) => `packages/client/tests/${name}.test`);
const SYNC = 'apps/web/src/sync';
const PERSISTENCE = 'apps/web/src/persistence';

/** @type {readonly Area[]} */
export const AREAS = [
  {
    name: 'queue',
    project: 'client',
    sources: ['packages/client/src/queue/'],
    tests: ['packages/client/src/', ...CLIENT_TESTS],
  },
  {
    name: 'rate-limit',
    project: 'client',
    sources: ['packages/client/src/rate-limit/', 'packages/client/src/retry/'],
    tests: ['packages/client/src/', ...CLIENT_TESTS],
  },
  {
    name: 'import-plan',
    project: 'portable',
    sources: ['packages/portable/src/import/'],
    tests: ['import-cases', 'import-rules', 'plan-import', 'twenty-cases', 'write-import-file'].map(
      (name) => `packages/portable/tests/${name}.test`,
    ),
    tooLong: /50,000 front periods|exceeding a limit/,
  },
  {
    name: 'storage',
    project: 'web',
    sources: [`${PERSISTENCE}/`],
    tests: [
      `${PERSISTENCE}/`,
      `${SYNC}/edit/merge`,
      `${SYNC}/edit/editor`,
      `${SYNC}/history/`,
      `${SYNC}/forgetting/forget-`,
      'apps/web/src/state/stores.',
      'apps/web/src/state/settings-documents.',
      'apps/web/src/state/full-storage.',
      'apps/web/src/cache/',
      'apps/web/src/testing/restored-',
    ],
    tooLong: /^never stop the stores|^contains no part of a damaged token/,
  },
  {
    name: 'settle',
    project: 'web',
    sources: [`${SYNC}/writes/`, 'apps/web/src/cache/in-flight/'],
    tests: [
      `${SYNC}/writes/`,
      'apps/web/src/cache/in-flight/',
      `${SYNC}/edit/`,
      `${SYNC}/records/`,
      `${SYNC}/twins/`,
      `${SYNC}/restore/`,
      `${SYNC}/membership/`,
    ],
  },
  {
    name: 'runner',
    project: 'web',
    sources: [`${SYNC}/runs/`],
    tests: [`${SYNC}/runs/`],
  },
  {
    name: 'edit-plan',
    project: 'web',
    sources: [`${SYNC}/switches/edit-plan/`],
    tests: [`${SYNC}/switches/`],
  },
  {
    name: 'switches',
    project: 'web',
    sources: [`${SYNC}/switches/`],
    tests: ['engine/', 'made/', 'change-', 'front-', 'undo-', 'use-'].map(
      (name) => `${SYNC}/switches/${name}`,
    ),
    tooLong:
      /^rows of a repeated request are deleted while|^rows of repeated requests are deleted, however many|^are no more than twenty/,
  },
];

/** Words, types and what ties React to the rest: a screen shows whether they are right, and the compiler. */
const LEFT_OUT = /(?:^|[/-])words\.ts$|\.de\.ts$|\/types\.ts$|(?:^|\/)use-[^/]+$|\.test\.tsx?$/;

/** @param {Area} area @returns {Listed[]} All mutants of its files, numbered from 0. */
export function listMutants(area) {
  /** @type {Listed[]} */
  const listed = [];
  for (const file of sourcesOf(area)) {
    const text = readFileSync(inRoot(file), 'utf8');
    /** @type {Map<string, number>} */
    const seen = new Map();
    for (const mutant of findMutants(file, text)) {
      const original = text.slice(mutant.start, mutant.end);
      const key = `${original}\0${mutant.replacement}`;
      const occurrence = (seen.get(key) ?? 0) + 1;
      seen.set(key, occurrence);
      const line = text.slice(0, mutant.start).split('\n').length;
      listed.push({ ...mutant, id: listed.length, file, line, original, occurrence });
    }
  }
  return listed;
}

/** @param {Area} area @returns {string[]} Paths in the repository, in order. A file belongs to the first area that names it. */
function sourcesOf(area) {
  const earlier = AREAS.slice(0, AREAS.indexOf(area));
  const belongs = (/** @type {Area} */ { sources }, /** @type {string} */ path) =>
    sources.some((prefix) => path.startsWith(prefix));
  return filesOf(area).filter(
    (path) => belongs(area, path) && !LEFT_OUT.test(path) && !earlier.some((other) => belongs(other, path)),
  );
}

/** @param {Area} area @returns {string[]} */
export function testsOf(area) {
  return filesOf(area).filter(
    (path) =>
      /\.test\.tsx?$/.test(path) &&
      !path.endsWith('.component.test.tsx') &&
      area.tests.some((prefix) => path.startsWith(prefix)),
  );
}

/** @param {Area} area */
export const folderOf = ({ project }) => (project === 'web' ? 'apps/web' : `packages/${project}`);

/** @param {Area} area */
function filesOf(area) {
  const folder = folderOf(area);
  return ['src', 'tests'].flatMap((part) => {
    /** @type {string[]} */
    let names = [];
    try {
      names = readdirSync(inRoot(folder, part), { recursive: true, encoding: 'utf8' });
    } catch {
      return [];
    }
    return names
      .map((name) => `${folder}/${part}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path))
      .sort();
  });
}
