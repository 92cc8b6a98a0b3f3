import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fitPlace, keepPlace, parsePlace, readPlace } from './window-place.ts';

const PLACE = { x: 100, y: 50, width: 1100, height: 760, isMaximized: false };
const SCREEN = { position: { x: 0, y: 0 }, size: { width: 1920, height: 1080 } };
const LEFT_SCREEN = { position: { x: -1280, y: 0 }, size: { width: 1280, height: 1024 } };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontboard-place-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('opens at its last place, or at a default place if that is unknown', async () => {
  expect(readPlace(folder)).toBeNull();
  keepPlace(folder, PLACE);
  expect(readPlace(folder)).toEqual(PLACE);
  await writeFile(join(folder, 'window.json'), '{"x": 1');
  expect(readPlace(folder)).toBeNull();
  expect(() => keepPlace(join(folder, 'gone'), PLACE)).not.toThrow();
});

it.each([null, 7, [], {}, { ...PLACE, x: '1' }, { ...PLACE, width: 1e9 }, { ...PLACE, y: 0.5 }])(
  'takes %j for no place',
  (json) => expect(parsePlace(json)).toBeNull(),
);

it('stays on a screen, also on one that is left of the first', () => {
  expect(fitPlace(PLACE, [SCREEN])).toEqual(PLACE);
  expect(fitPlace({ ...PLACE, x: -1_000 }, [SCREEN, LEFT_SCREEN])).toEqual({ ...PLACE, x: -1_000 });
});

it('opens elsewhere if its screen is gone or its title bar is out of reach', () => {
  expect(fitPlace({ ...PLACE, x: -1_200 }, [SCREEN])).toBeNull();
  expect(fitPlace({ ...PLACE, y: -300 }, [SCREEN])).toBeNull();
  expect(fitPlace({ ...PLACE, x: -32_000, y: -32_000 }, [SCREEN])).toBeNull();
  expect(fitPlace(PLACE, [])).toBeNull();
});

it('is not larger than its screen and not too small to use', () => {
  expect(fitPlace({ ...PLACE, width: 5_000, height: 5_000 }, [SCREEN])).toMatchObject(SCREEN.size);
  expect(fitPlace({ ...PLACE, width: 200, height: 10 }, [SCREEN])).toMatchObject({ width: 320, height: 320 });
});
