import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { version } from '../../../package.json';
import { askToPersist, readStorageUse, type StorageUse } from '../../platform/storage-use.ts';
import { useSession } from '../../session/hooks.ts';
import { useFollowed } from '../../state/hooks.ts';
import { useServices } from '../../sync/services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import column from '../../ui/layout/column.module.css';
import { stack } from '../../ui/layout/layout.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Boundary } from '../../ui/loading/boundary.tsx';
import styles from './debug-screen.module.css';
import { environmentFacts, readDevice } from './environment-facts.ts';
import { LogList } from './log-list.tsx';
import { queueFacts } from './queue-facts.ts';
import { buildReport } from './report.ts';
import { ReportDialog } from './report-dialog.tsx';
import { storageFacts } from './storage-facts.ts';
import { debugWords as words } from './words.ts';

/** What the app knows about itself, live, and a report of it to copy. */
export function DebugScreen() {
  const services = useServices();
  const { client, clock, demo, log, online, serviceUrl, storage } = services;
  const [device] = useState(readDevice);
  const [report, setReport] = useState<string | null>(null);
  const { state } = useSession();
  const followed = useFollowed();
  const isOnline = useSyncExternalStore(online.subscribe, online.getSnapshot);
  const queue = useSyncExternalStore(client.queue.subscribe, client.queue.getSnapshot);
  const lines = useStore(log);
  const { use, persistence, persist } = useStorageUse();

  const sections = [
    {
      ...words.environment,
      facts: environmentFacts({
        device,
        version,
        serviceUrl,
        isDemo: demo,
        isOnline,
        session: state,
        followedCount: followed.length,
      }),
    },
    { ...words.queue, facts: queueFacts(queue) },
    { ...words.storage, facts: storageFacts(use, storage.problem) },
  ];

  return (
    <div className={column.column}>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <Button
            variant="primary"
            onClick={() => setReport(buildReport({ sections, lines, atMs: clock.now() }))}
          >
            {words.report.open}
          </Button>
        }
      />
      {sections.map((section) => (
        <section key={section.title} aria-labelledby={`debug-${section.title}`} className={stack(3)}>
          <h2 id={`debug-${section.title}`}>{section.title}</h2>
          {'lead' in section && <p className={styles.lead}>{section.lead}</p>}
          <Boundary>
            <FactList facts={section.facts} />
          </Boundary>
          {section.title === words.storage.title && (
            <div className={styles.persistence}>
              {!use?.isPersisted && <Button onClick={persist}>{words.storage.persist}</Button>}
              <p role="status">{persistence}</p>
            </div>
          )}
        </section>
      ))}
      <Boundary>
        <LogList lines={lines} onClear={log.clear} />
      </Boundary>
      <ReportDialog text={report} onClose={() => setReport(null)} />
    </div>
  );
}

/** What is stored on the device, read once, and again after the browser was asked to keep it. */
function useStorageUse(): { use: StorageUse | null; persistence: string | null; persist: () => void } {
  const [use, setUse] = useState<StorageUse | null>(null);
  const [asked, setAsked] = useState<'not' | 'granted' | 'refused' | 'impossible'>('not');
  useEffect(() => {
    let isWanted = true;
    void readStorageUse().then((read) => {
      if (isWanted) setUse(read);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const persist = () =>
    void askToPersist().then(async (isGranted) => {
      setAsked(isGranted === null ? 'impossible' : isGranted ? 'granted' : 'refused');
      setUse(await readStorageUse());
    });
  const isPersisted = use?.isPersisted === true || asked === 'granted';
  const persistence = isPersisted
    ? words.storage.persisted
    : asked === 'refused'
      ? words.storage.notPersisted
      : asked === 'impossible'
        ? words.storage.impossible
        : null;
  return { use, persistence, persist };
}
