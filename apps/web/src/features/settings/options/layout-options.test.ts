import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../persistence/documents/settings.ts';
import { LAYOUT_OPTIONS } from '../../../state/layout-options.ts';
import { displayOptionWords } from '../../../text/display-option-words.ts';
import { optionWords } from '../option-words.ts';
import { findOptions, OPTIONS_OF } from './find-options.ts';

const LAYOUTS = ['tile', 'list', 'table'] as const;

test('every stored option of a layout is in its table, and in no other order than on the screens', () => {
  for (const layout of LAYOUTS) {
    const names = LAYOUT_OPTIONS[layout].map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS.status[layout]).toSorted());
    expect(OPTIONS_OF[layout]).toEqual(names.map((name) => `status.${layout}.${name}`));
  }
});

test('an option has one label beside its layout and in the settings, and the search finds it there', () => {
  for (const layout of LAYOUTS) {
    for (const id of OPTIONS_OF[layout]) {
      const { label } = optionWords[id];
      const name = id.split('.').at(-1) as keyof typeof displayOptionWords.labels;
      expect(label).toBe(displayOptionWords.labels[name]);
      expect(findOptions(label, true)).toContain(id);
    }
  }
});
