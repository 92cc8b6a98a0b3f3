import { CloudOff, FlaskConical } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { leaveDemo } from '../../platform/demo-mode.ts';
import { useServices } from '../../state/services.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './banners.module.css';
import { shellWords } from './words.ts';

/** Lines above every screen that say what kind of data is shown: sample data, or old data while offline. */
export function Banners() {
  const { demo, online } = useServices();
  const isOnline = useSyncExternalStore(online.subscribe, online.getSnapshot);
  return (
    <aside aria-label={shellWords.dataShown}>
      {demo && (
        <div className={styles.demo}>
          <FlaskConical aria-hidden="true" />
          <p>{shellWords.demo}</p>
          <Button size="small" onClick={leaveDemo}>
            {shellWords.leaveDemo}
          </Button>
        </div>
      )}
      <div role="status">
        {!isOnline && (
          <div className={styles.offline}>
            <CloudOff aria-hidden="true" />
            <p>{shellWords.offline}</p>
          </div>
        )}
      </div>
    </aside>
  );
}
