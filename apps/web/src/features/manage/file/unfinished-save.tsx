import { useStore } from 'zustand/react';
import { useAccountStore } from '../../../session/account-hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { saveSystem } from '../../../sync/system-file/save-system.ts';
import { systemCopiesStores } from '../../../sync/system-file/system-copies.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { formatExact } from '../../../ui/time/format-time.ts';
import styles from './file.module.css';
import { useSystemFetch } from './use-system-fetch.ts';
import { fileWords } from './words.ts';

const words = fileWords.save;

/** Offers to continue the saving that an earlier page started; nothing without one. */
export function UnfinishedSave() {
  const services = useServices();
  const { state } = useSystemFetch();
  const copies = useAccountStore(systemCopiesStores);
  const unfinished = useStore(copies, (known) => known.unfinished);
  if (unfinished === null || state.state !== 'idle') return null;
  const { form, startedAtMs } = unfinished;
  return (
    <div className={styles.section}>
      <p role="status">{words.unfinished(formatExact(startedAtMs))}</p>
      <p className={soft}>{words.unfinishedText}</p>
      <div className={cluster(3)}>
        <Button variant="primary" onClick={() => void saveSystem(services, form)}>
          {words.resume}
        </Button>
        <Button onClick={() => copies.update((known) => ({ ...known, unfinished: null }))}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
