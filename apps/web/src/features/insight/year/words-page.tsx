import { memo } from 'react';
import { useSettings } from '../../../state/hooks.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown.tsx';
import { useGrowing } from '../../../ui/scrolling/use-growing.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { formatDay } from '../../../ui/time/format-day.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import insightStyles from '../insight.module.css';
import { insightWords } from '../words.ts';
import type { OwnWords } from './own-words.ts';

const words = insightWords.year;

/** What the person has written about fronts of the year, oldest first. */
export const WordsPage = memo(function WordsPage({ list }: { list: readonly OwnWords[] }) {
  const isPrinting = usePrinting();
  const images = useSettings((settings) => settings.images);
  const { shown, more } = useGrowing(list);
  return (
    <Card as="section" aria-label={words.own} className={stack(4)}>
      <h2>{words.own}</h2>
      <ul className={stack(4)}>
        {(isPrinting ? list : shown).map(({ id, atMs, text }) => (
          <li key={id}>
            <span className={softSmall}>{formatDay(atMs, 'medium')}</span>
            <LazyMarkdown key={text} text={text} options={{ images }} />
          </li>
        ))}
      </ul>
      {!isPrinting && more}
      <p className={insightStyles.soft}>{words.ownHint}</p>
    </Card>
  );
});
