import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { DEFAULT_SETTINGS } from '../../persistence/documents/settings.ts';
import { createShownPictures, showPictures } from './shown-pictures.ts';

const PICTURE = 'https://pictures.example/a.png';

test.each([
  ['another choice of pictures', { images: 'none' }, []],
  ['a host that is no longer always loaded', { imageHosts: [] }, []],
  ['a host more', { imageHosts: ['pictures.example', 'other.example'] }, [PICTURE]],
  ['another setting', { showLastSwitch: false }, [PICTURE]],
] as const)('after %s of the pictures that were loaded once %j leaves %j', (_what, change, left) => {
  const settings = createStore(() => ({ ...DEFAULT_SETTINGS, imageHosts: ['pictures.example'] }));
  const shown = createShownPictures({ settings } as never);
  showPictures(shown, [PICTURE]);
  settings.setState(change as never);
  expect([...shown.getState()]).toEqual(left);
});
