import { useEffect, useState } from 'react';
import { type LicencePart, readLicences } from '../../platform/licence-file.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import column from '../../ui/layout/column.module.css';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './licences-screen.module.css';
import { licenceWords as words } from './words.ts';

const PLACES = ['own', 'app', 'program'] as const;

/** The licences of everything that is in this build. */
export function LicencesScreen() {
  const { parts, hasFailed, retry } = useLicences();
  return (
    <div className={column.column}>
      <PageHeader
        back={<BackLink to="/settings">{words.back}</BackLink>}
        title={words.title}
        lead={words.lead}
      />
      {parts === null && (
        <div className={styles.waiting}>
          <p role="status">{hasFailed ? words.failed : words.loading}</p>
          {hasFailed && <Button onClick={retry}>{words.retry}</Button>}
        </div>
      )}
      {PLACES.map((place) => (
        <Place key={place} place={place} parts={parts?.filter((part) => part.place === place) ?? []} />
      ))}
    </div>
  );
}

function Place({ place, parts }: { place: LicencePart['place']; parts: readonly LicencePart[] }) {
  if (parts.length === 0) return null;
  const id = `licences-${place}`;
  return (
    <section className={styles.place} aria-labelledby={id}>
      <h2 id={id}>{words.places[place]}</h2>
      {parts.map(({ name, version, licence, text }) => (
        <section key={`${name} ${version}`} className={styles.part} aria-label={words.name(name, version)}>
          <h3>{words.name(name, version)}</h3>
          <Disclosure title={words.show(licence)} isDrawnOnceOpened>
            <pre lang="en">{text}</pre>
          </Disclosure>
        </section>
      ))}
    </section>
  );
}

/** Null until they are there. */
function useLicences() {
  const [parts, setParts] = useState<readonly LicencePart[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  useEffect(() => {
    const abort = new AbortController();
    readLicences(abort.signal).then(
      (read) => {
        if (!abort.signal.aborted) setParts(read);
      },
      () => {
        if (!abort.signal.aborted) setFailedAttempt(attempt);
      },
    );
    return () => abort.abort();
  }, [attempt]);
  return { parts, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
