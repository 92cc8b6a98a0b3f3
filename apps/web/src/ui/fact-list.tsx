import { boundedText } from '@frontboard/model/text';
import type { ReactNode } from 'react';
import { CalendarDay } from './calendar-day.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './fact-list.module.css';
import { Foreign } from './foreign.tsx';
import { RelativeTime } from './relative-time.tsx';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { uiWords } from './words.ts';

/** One line: what it is called, what it is, and what is to be said of it. Plain data, so that it can be made and tested without a screen. */
export type FactRow = {
  readonly label: string;
  /** Said after the value, such as who can see it. */
  readonly note?: string | undefined;
} & (
  | {
      readonly kind: 'code';
      readonly text: string;
      readonly copy: { readonly label: string; readonly text: string };
    }
  /** `quiet` says that something is not there. */
  | { readonly kind: 'text' | 'quiet'; readonly text: string }
  | { readonly kind: 'color'; readonly hex: string }
  | { readonly kind: 'date' | 'ago'; readonly atMs: number }
  /** Short pieces as they are typed; `inside` is an example between what comes before and after. */
  | { readonly kind: 'samples'; readonly samples: readonly Sample[]; readonly inside: string }
  /** Something only the screen can make, such as links. */
  | { readonly kind: 'content'; readonly content: ReactNode }
  /** Keeps the place of a value that is loading. */
  | { readonly kind: 'loading' }
);

interface Sample {
  readonly prefix: string | null;
  readonly suffix: string | null;
}

/** Facts about one thing, each a name and a value. */
export function FactList({ facts }: { facts: readonly FactRow[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>
            <FactValue fact={fact} />
            {fact.note !== undefined && <span className={styles.note}>{fact.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ fact }: { fact: FactRow }) {
  switch (fact.kind) {
    case 'code':
      return (
        <span className={styles.copyable}>
          <span className={styles.code}>{fact.text}</span>
          <CopyButton isIconOnly label={fact.copy.label} text={fact.copy.text} />
        </span>
      );
    case 'text':
      return <Foreign>{fact.text}</Foreign>;
    case 'quiet':
      return <span className={styles.note}>{fact.text}</span>;
    case 'color':
      return <ColorSwatch hex={fact.hex} />;
    case 'date':
      return <CalendarDay atMs={fact.atMs} length="long" />;
    case 'ago':
      return <RelativeTime at={fact.atMs} />;
    case 'samples':
      return (
        <ul className={styles.samples}>
          {fact.samples.map(({ prefix, suffix }) => (
            <li key={`${prefix ?? ''}\n${suffix ?? ''}`}>
              <code dir="auto" className={styles.sample}>
                {boundedText(prefix ?? '')}
                <span className={styles.inside}>{fact.inside}</span>
                {boundedText(suffix ?? '')}
              </code>
            </li>
          ))}
        </ul>
      );
    case 'content':
      return fact.content;
    case 'loading':
      return (
        <>
          <Skeleton width="7em" />
          <VisuallyHidden>{uiWords.loading}</VisuallyHidden>
        </>
      );
  }
}

/** A colour as it is, with its name: colour alone tells nothing to many. */
function ColorSwatch({ hex }: { hex: string }) {
  return (
    <>
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" className={styles.swatch}>
        <circle cx="8" cy="8" r="7.5" fill={hex} stroke="currentColor" strokeOpacity="0.35" />
      </svg>
      <code>{hex}</code>
    </>
  );
}
