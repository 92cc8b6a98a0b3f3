import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLastKnown } from './use-last-known.ts';

const STEPS = [
  { viewer: 'one', id: 'a', record: 'Ash' },
  { viewer: 'one', id: 'a', record: 'Ash, renamed' },
  { viewer: 'one', id: 'a', record: null },
  { viewer: 'other', id: 'a', record: null },
  { viewer: 'other', id: 'b', record: null },
  { viewer: 'other', id: 'b', record: 'Birch' },
];

test('a record that leaves the list stays visible, but not as another record and not for another account', () => {
  const shown: (string | null)[] = [];
  function Drawn() {
    // Each step renders twice: what one render has stored is used in the next.
    const [drawing, setDrawing] = useState(0);
    const step = Math.floor(drawing / 2);
    const { record, ...of } = STEPS[step] ?? { viewer: '', id: '', record: null };
    shown[step] = useLastKnown(record, of);
    if (drawing + 1 < STEPS.length * 2) setDrawing(drawing + 1);
    return null;
  }
  renderToStaticMarkup(<Drawn />);
  expect(shown).toEqual(['Ash', 'Ash, renamed', 'Ash, renamed', null, null, 'Birch']);
});
