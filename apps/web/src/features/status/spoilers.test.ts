import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSpoilers } from './spoilers.ts';

describe('splitSpoilers', () => {
  it('hides what stands between two pairs of bars', () => {
    expect(splitSpoilers('a ||b|| c')).toEqual([
      { text: 'a ', spoiler: false },
      { text: 'b', spoiler: true },
      { text: ' c', spoiler: false },
    ]);
  });

  it('hides a spoiler that runs over several lines', () => {
    expect(splitSpoilers('||one\ntwo||')).toEqual([{ text: 'one\ntwo', spoiler: true }]);
  });

  it.each(['plain', 'a || b', 'a | b | c', '||||', '\\||not hidden\\||', ''])(
    'leaves %j as it is',
    (text) => {
      expect(splitSpoilers(text)).toEqual(text === '' ? [] : [{ text, spoiler: false }]);
    },
  );

  it('keeps every character its writer wrote', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('||', '|', '\\', 'a', '\n', ' ')), (pieces) => {
        const text = pieces.join('');
        const again = splitSpoilers(text)
          .map((part) => (part.spoiler ? `||${part.text}||` : part.text))
          .join('');
        expect(again).toBe(text);
      }),
    );
  });

  it('stays quick on a long text of bars', () => {
    const started = performance.now();
    splitSpoilers('||'.repeat(5000));
    splitSpoilers(`||${'|'.repeat(5000)}`);
    splitSpoilers('\\||'.repeat(5000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
