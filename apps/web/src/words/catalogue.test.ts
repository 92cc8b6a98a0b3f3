import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/*words.ts', { query: '?raw', import: 'default', eager: true });
const CATALOGUE = Object.entries(files).filter(([path]) => !/define-words|member-word/.test(path));

test.each(CATALOGUE)(
  'the words of %s go through the one place that can say them otherwise',
  (_path, source) => {
    expect(source).toMatch(/^export const \w+ = defineWords\(\{$/m);
  },
);
