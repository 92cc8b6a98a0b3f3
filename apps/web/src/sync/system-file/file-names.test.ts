import { expect, test } from 'vitest';
import { systemFileName } from './file-names.ts';

test('the name of the file names no system', () => {
  expect(systemFileName(new Date(2026, 0, 5), 'pluralkit')).toBe('system-2026-01-05.json');
  expect(systemFileName(new Date(2026, 0, 5), 'pluralport')).toBe('system-2026-01-05.pluralport.json');
});
