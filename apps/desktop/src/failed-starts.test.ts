import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countFailedStarts } from './failed-starts.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-starts-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('uses the fallback after two starts without a page, until a newer version', () => {
  for (const expected of [false, false, true]) {
    const starts = countFailedStarts(folder, '1.0.0');
    expect(starts.areTooMany).toBe(expected);
    starts.begin();
  }
  expect(countFailedStarts(folder, '1.0.1').areTooMany).toBe(false);
});

it('forgets failures once the page is shown', () => {
  countFailedStarts(folder, '1.0.0').begin();
  const starts = countFailedStarts(folder, '1.0.0');
  starts.begin();
  starts.end();
  expect(countFailedStarts(folder, '1.0.0').areTooMany).toBe(false);
});

it('starts normally if its count cannot be read', async () => {
  await writeFile(join(folder, 'failed-starts.json'), '{"count":');
  expect(countFailedStarts(folder, '1.0.0').areTooMany).toBe(false);
});
