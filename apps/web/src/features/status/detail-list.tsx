import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './details-dialog.module.css';
import type { DetailField } from './details-fields.ts';
import { statusWords } from './words.ts';

const words = statusWords.details;

/** The lines of details, each a name and what it is. */
export function DetailList({ fields }: { fields: readonly DetailField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.label} className={styles.field}>
          <dt className={styles.soft}>{field.label}</dt>
          <dd className={styles.value}>
            <FieldValue field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldValue({ field }: { field: DetailField }) {
  switch (field.kind) {
    case 'id':
      return <CopyableId id={field.id} />;
    case 'text':
      return <bdi>{field.text}</bdi>;
    case 'quiet':
      return <span className={styles.soft}>{field.text}</span>;
    case 'color':
      return (
        <>
          <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" className={styles.swatch}>
            <circle cx="8" cy="8" r="7.5" fill={field.hex} stroke="currentColor" strokeOpacity="0.35" />
          </svg>
          <code>{field.hex}</code>
        </>
      );
    case 'date':
      return (
        <time dateTime={new Date(field.atMs).toISOString()}>
          {new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(field.atMs)}
        </time>
      );
    case 'ago':
      return <RelativeTime at={field.atMs} />;
    case 'proxy':
      return (
        <ul className={styles.tags}>
          {field.tags.map(({ prefix, suffix }) => (
            <li key={`${prefix ?? ''}\n${suffix ?? ''}`}>
              <code dir="auto" className={styles.tag}>
                {prefix}
                <span className={styles.soft}>{words.proxyExample}</span>
                {suffix}
              </code>
            </li>
          ))}
        </ul>
      );
    case 'loading':
      return (
        <>
          <Skeleton width="7em" />
          <VisuallyHidden>{words.loading}</VisuallyHidden>
        </>
      );
  }
}

function CopyableId({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setOutcome('copied');
    } catch {
      // Refused by the browser or not there at all; the id can still be selected by hand.
      setOutcome('failed');
    }
  };
  return (
    <>
      <code className={styles.id}>{id}</code>
      <IconButton
        label={words.copyId}
        icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      />
      <span role="status" className={styles.soft}>
        {outcome === 'copied' && words.copied}
        {outcome === 'failed' && words.copyFailed}
      </span>
    </>
  );
}
