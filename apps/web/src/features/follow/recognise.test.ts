import { describe, expect, it } from 'vitest';
import { recognise } from './recognise.ts';

describe('recognise', () => {
  it.each([
    ['exampl', 'exampl', 'Looks like a system ID'],
    [' EXA-MPL ', 'exampl', 'Looks like a system ID'],
    ['466378653216014359', '466378653216014359', 'Looks like a Discord ID'],
    ['3B1F1F4E6A0C4A7F9A3C0D8B2F1E5C11', '3b1f1f4e-6a0c-4a7f-9a3c-0d8b2f1e5c11', 'Looks like a UUID'],
    ['https://dash.pluralkit.me/profile/s/EXAMPL', 'exampl', 'Looks like a system ID'],
  ])('%j is taken as %s', (text, reference, looksLike) => {
    expect(recognise(text)).toEqual({ reference, looksLike, problem: null, isUnfinished: false });
  });

  it('waits while too little is typed', () => {
    expect(recognise('')).toMatchObject({ problem: null, isUnfinished: true });
    expect(recognise('exa')).toMatchObject({ reference: '', isUnfinished: true });
    expect(recognise('4663786532')).toMatchObject({ reference: '', isUnfinished: true });
  });

  it.each(['not a system!', 'https://dash.pluralkit.me/profile/m/abcde', 'https://example.org/'])(
    'says of %j why it can not be looked up',
    (text) => {
      const { problem, reference, isUnfinished } = recognise(text);
      expect(problem).toMatch(/system/i);
      expect(reference).toBe('');
      expect(isUnfinished).toBe(false);
    },
  );

  it('names the accepted forms for what is malformed', () => {
    expect(recognise('not a system!').problem).toMatch(/5 or 6 letters.*UUID.*Discord/);
  });
});
