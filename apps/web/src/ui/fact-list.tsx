import type { ReactNode } from 'react';
import { CopyButton } from './buttons/copy-button.tsx';
import styles from './fact-list.module.css';
import { Skeleton } from './loading/skeleton.tsx';
import { Foreign } from './text/foreign.tsx';
import { type Sample, Samples } from './text/samples.tsx';
import { VisuallyHidden } from './text/visually-hidden.tsx';
import { CalendarDay } from './time/calendar-day.tsx';
import { RelativeTime } from './time/relative-time.tsx';
import { uiWords } from './words.ts';

/** One line: its name, its value, and a note. Plain data, so that tests need no screen. */
export type FactRow = {
  readonly label: string;
  /** Shown after the value, such as who can see it. */
  readonly note?: string | undefined;
} & (
  | {
      readonly kind: 'code';
      readonly text: string;
      readonly copy: { readonly label: string; readonly text: string };
    }
  /** `quiet`: something is missing. */
  | { readonly kind: 'text' | 'quiet'; readonly text: string }
  | { readonly kind: 'color'; readonly hex: string }
  | { readonly kind: 'date' | 'ago'; readonly atMs: number }
  /** Short pieces as they are typed; `inside` is an example between the texts before and after it. */
  | { readonly kind: 'samples'; readonly samples: readonly Sample[]; readonly inside: string }
  /** Content that only the screen can create, such as links. */
  | { readonly kind: 'content'; readonly content: ReactNode }
  /** Reserves the space of a value that is loading. */
  | { readonly kind: 'loading' }
);

/** Facts about one thing, each with a name and a value. */
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
      return <RelativeTime at={new Date(fact.atMs).toISOString()} />;
    case 'samples':
      return <Samples samples={fact.samples} inside={fact.inside} />;
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

/** A colour with its name: a colour alone is not enough for many people. */
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
