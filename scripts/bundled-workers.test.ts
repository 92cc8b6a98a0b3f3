import { expect, test } from 'vitest';
import { appModules } from '../apps/web/app-modules.ts';
import { bundledWorkers } from '../apps/web/bundled-workers.ts';
import { inRoot } from './lib/root.mjs';

test('a worker of component tests is one script without imports, so that a screen that starts it requests nothing', async () => {
  const { load } = bundledWorkers(appModules().resolve);
  const file = inRoot('apps/web/src/sync/insight/insight.worker.ts');

  const code = await load.handler(`${file}?worker&url`);

  expect(code).toContain('URL.createObjectURL');
  expect(code).toContain('createInsightEngine');
  expect(code).not.toMatch(/\bimport\b\s*[({"'\w]/);
});
