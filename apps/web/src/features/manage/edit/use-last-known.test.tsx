import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLastKnown } from './use-last-known.ts';

const STEPS = [
  { id: 'a', record: 'Ash' },
  { id: 'a', record: 'Ash, renamed' },
  { id: 'a', record: null },
  { id: 'b', record: null },
  { id: 'b', record: 'Birch' },
];

test('a record that leaves the list stays visible, and never as another record', () => {
  const shown: (string | null)[] = [];
  function Drawn() {
    // Each step renders twice: what one render has stored is used in the next.
    const [drawing, setDrawing] = useState(0);
    const step = Math.floor(drawing / 2);
    const { id, record } = STEPS[step] ?? { id: '', record: null };
    shown[step] = useLastKnown(record, id);
    if (drawing + 1 < STEPS.length * 2) setDrawing(drawing + 1);
    return null;
  }
  renderToStaticMarkup(<Drawn />);
  expect(shown).toEqual(['Ash', 'Ash, renamed', 'Ash, renamed', null, 'Birch']);
});
