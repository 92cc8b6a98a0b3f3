import { describe, expect, it } from 'vitest';
import { findProblems } from './architecture.mjs';

const importing = (path: string, name: string) => ({
  path,
  text: `import { x } from '${name}';\nconst y = x;\n`,
});

/** [the importing file, what it imports]. */
const FORBIDDEN = [
  ['packages/model/src/member/a.ts', '@frontboard/client'],
  ['packages/model/tests/c.test.ts', '@frontboard/sandbox'],
  ['packages/model/src/d.ts', '../../client/src/index.ts'],
  ['packages/client/src/a.ts', '@frontboard/sandbox'],
  ['packages/client/src/c.ts', '../../model/src/index.ts'],
  ['packages/client/tests/d.test.ts', '@frontboard/web'],
  ['packages/client/tests/e.test.ts', '../../sandbox/src/app.ts'],
  ['packages/portable/src/a.ts', '@frontboard/client'],
  ['apps/web/src/features/one/j.tsx', '@frontboard/portable'],
  ['packages/sandbox/src/a.ts', '@frontboard/client'],
  ['packages/sandbox/tests/b.test.ts', '@frontboard/client'],
  ['packages/sandbox/src/node/c.ts', '../../../client/src/index.ts'],

  ['apps/web/src/routes/a.tsx', '@frontboard/client'],
  ['apps/web/src/routes/c.tsx', '../main.tsx'],
  ['apps/web/src/routes/d.tsx', '../testing/render-app.tsx'],
  ['apps/web/src/features/one/a.tsx', '../two/card.tsx'],
  ['apps/web/src/features/one/b.tsx', '../../features/two/card.tsx'],
  ['apps/web/src/features/one/part/deep/d.tsx', '../../../two/card.tsx'],
  ['apps/web/src/features/one/e.tsx', '@frontboard/client'],
  ['apps/web/src/features/one/f.tsx', '@frontboard/sandbox'],
  ['apps/web/src/features/one/part/g.tsx', '../../../routes/status.tsx'],
  ['apps/web/src/features/one/h.tsx', '../../main.tsx'],
  ['apps/web/src/features/one/i.tsx', '../../testing/render-app.tsx'],
  ['apps/web/src/features/one/z.test.tsx', '../../main.tsx'],
  ['apps/web/src/parts/a.tsx', '../features/one/card.tsx'],
  ['apps/web/src/lists/a.tsx', '../features/one/card.tsx'],
  ['apps/web/src/lists/c.tsx', '../parts/screens/names.ts'],
  ['apps/web/src/lists/b.tsx', '@frontboard/client'],
  ['apps/web/src/sync/edit/a.ts', '../../lists/member-list.tsx'],
  ['apps/web/src/sync/edit/b.ts', '../../ui/button.tsx'],
  ['apps/web/src/sync/edit/c.ts', '@frontboard/sandbox'],
  ['apps/web/src/cache/a.ts', '../sync/writes/writes.ts'],
  ['apps/web/src/session/a.ts', '../cache/front.ts'],
  ['apps/web/src/state/a.ts', '../session/session.ts'],
  ['apps/web/src/state/b.ts', '../ui/button.tsx'],
  ['apps/web/src/persistence/a.ts', '../state/settings.ts'],
  ['apps/web/src/persistence/b.ts', '@frontboard/client'],
  ['apps/web/src/platform/a.ts', '../persistence/database.ts'],
  ['apps/web/src/platform/b.ts', '@frontboard/sandbox'],
  ['apps/web/src/ui/a.tsx', '../cache/member.ts'],
  ['apps/web/src/ui/b.tsx', '../state/settings.ts'],
  ['apps/web/src/ui/d.tsx', '@frontboard/model'],
  ['apps/web/src/text/a.ts', '../state/settings.ts'],
  ['apps/web/src/create-services.ts', '@frontboard/sandbox'],
  ['apps/web/src/router.tsx', './main.tsx'],
  ['apps/web/src/unknown/a.ts', '../state/settings.ts'],
] as const;

const ALLOWED = [
  ['packages/client/src/a.ts', '@frontboard/model'],
  ['packages/client/src/b.ts', '@frontboard/model/timezone'],
  ['packages/client/src/queue/c.ts', '../clock.ts'],
  ['packages/client/tests/d.test.ts', '@frontboard/sandbox/node'],
  ['packages/sandbox/src/a.ts', '@frontboard/model'],
  ['apps/web/src/main.tsx', '@frontboard/sandbox'],
  ['apps/web/src/demo.ts', '@frontboard/sandbox'],
  ['apps/web/src/create-services.ts', '@frontboard/client'],
  ['apps/web/src/routes/a.tsx', '../features/two/card.tsx'],
  ['apps/web/src/features/one/a.tsx', './card.tsx'],
  ['apps/web/src/features/one/b.tsx', '../../cache/member.ts'],
  ['apps/web/src/features/one/part/d.tsx', '../words.ts'],
  ['apps/web/src/features/one/part/e.tsx', '../../../ui/button.tsx'],
  ['apps/web/src/features/one/h.test.tsx', '../../testing/render-app.tsx'],
  ['apps/web/src/features/one/i.test.tsx', '@frontboard/sandbox'],
  ['apps/web/src/sync/edit/a.ts', '@frontboard/client'],
  ['apps/web/src/sync/edit/b.ts', '../../text/define-words.ts'],
  ['apps/web/src/state/b.ts', '../persistence/persistent-store.ts'],
  ['apps/web/src/ui/a.tsx', '@frontboard/model/text'],
  ['apps/web/src/text/a.ts', '../platform/device-format.ts'],
  ['scripts/a.ts', '@frontboard/sandbox/node'],
] as const;

describe('import arrows', () => {
  it.each(FORBIDDEN)('%s may not import %s', (path, name) => {
    expect(findProblems([importing(path, name)])).toHaveLength(1);
  });

  it.each(ALLOWED)('%s may import %s', (path, name) => {
    expect(findProblems([importing(path, name)])).toEqual([]);
  });

  it('a dynamic import and a re-export count like an import', () => {
    const path = 'apps/web/src/state/a.ts';
    expect(findProblems([{ path, text: "export const a = () => import('../session/b.ts');" }])).toHaveLength(
      1,
    );
    expect(findProblems([{ path, text: "export { a } from '../session/b.ts';" }])).toHaveLength(1);
  });
});

describe('folders', () => {
  it('two folders that import each other are a problem, at any depth', () => {
    const files = [
      importing('apps/web/src/cache/own/a.ts', '../kept/b.ts'),
      importing('apps/web/src/cache/kept/b.ts', '../other/c.ts'),
      importing('apps/web/src/cache/other/c.ts', '../own/d.ts'),
      { path: 'apps/web/src/cache/own/d.ts', text: 'export const d = 1;' },
    ];
    expect(findProblems(files)).toEqual(['apps/web/src/cache: kept, other, own import each other']);
  });

  it('a folder and a file beside it may not import each other either', () => {
    const files = [
      importing('apps/web/src/sync/services.ts', './writes/a.ts'),
      { path: 'apps/web/src/sync/writes/a.ts', text: 'export const a = 1;' },
      importing('apps/web/src/sync/writes/b.ts', '../services.ts'),
      importing('scripts/lib/android/tools.mjs', '../native/package.mjs'),
      { path: 'scripts/lib/native/package.mjs', text: 'export const packed = 1;' },
      importing('scripts/lib/native/parts.mjs', '../android/tools.mjs'),
    ];
    expect(findProblems(files)).toEqual([
      'apps/web/src/sync: services.ts, writes import each other',
      'scripts/lib: android, native import each other',
    ]);
  });
});

describe('exported names', () => {
  it('a name that two modules of the app export is a problem, a type as much as a value', () => {
    const files = [
      { path: 'apps/web/src/sync/a.ts', text: 'export interface Step { readonly a: 1 }' },
      { path: 'apps/web/src/ui/b.ts', text: 'export const Step = 1;' },
    ];
    expect(findProblems(files)).toEqual([
      'Step is exported by apps/web/src/sync/a.ts and apps/web/src/ui/b.ts: give each its own name',
    ]);
  });

  it.each(['model', 'insight', 'client', 'portable'])(
    'a name that the app and its package %s export is a problem',
    (name) => {
      const files = [
        { path: 'apps/web/src/sync/a.ts', text: 'export interface Step { readonly a: 1 }' },
        { path: `packages/${name}/src/b.ts`, text: 'export type Step = 1;' },
      ];
      expect(findProblems(files)).toEqual([
        `Step is exported by apps/web/src/sync/a.ts and packages/${name}/src/b.ts: give each its own name`,
      ]);
    },
  );

  it('the sandbox, two routes and translations may use a name again', () => {
    const files = [
      { path: 'packages/client/src/a.ts', text: 'export const a = 1;' },
      { path: 'packages/sandbox/src/a.ts', text: 'export const a = 1;' },
      { path: 'apps/web/src/routes/a.tsx', text: 'export const Route = 1;' },
      { path: 'apps/web/src/routes/b.tsx', text: 'export const Route = 1;' },
      { path: 'apps/web/src/ui/words.ts', text: 'export const uiWords = 1;' },
      { path: 'apps/web/src/ui/words.de.ts', text: 'export const uiWords = 1;' },
    ];
    expect(findProblems(files)).toEqual([]);
  });
});
