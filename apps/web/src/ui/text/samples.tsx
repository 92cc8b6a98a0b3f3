import { boundedText } from '@frontboard/model/text';
import styles from './samples.module.css';
import { soft } from './text-look.ts';

export interface Sample {
  readonly prefix: string | null;
  readonly suffix: string | null;
}

/** Short pieces as they are typed; `inside` is an example between the texts before and after it. */
export function Samples({ samples, inside }: { samples: readonly Sample[]; inside: string }) {
  return (
    <ul className={styles.samples}>
      {samples.map(({ prefix, suffix }) => (
        <li key={`${prefix ?? ''}\n${suffix ?? ''}`}>
          <code dir="auto" className={styles.sample}>
            {boundedText(prefix ?? '')}
            <span className={soft}>{inside}</span>
            {boundedText(suffix ?? '')}
          </code>
        </li>
      ))}
    </ul>
  );
}
