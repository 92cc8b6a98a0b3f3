import { CloudOff, FlaskConical } from 'lucide-react';
import { useStore } from 'zustand/react';
import { leaveDemo } from '../../platform/demo-mode.ts';
import { useHasSessionOnlyToken } from '../../session/hooks.ts';
import { useIsOnline } from '../../state/hooks.ts';
import { useServices } from '../../sync/services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useRootMark } from '../../ui/dialogs/use-root-mark.ts';
import styles from './banners.module.css';
import { shellWords } from './words.ts';

/** Lines around every screen: above it for sample data and a newer version of the app, below it for old data while offline. */
export function Banners() {
  const { appUpdate, demo } = useServices();
  const update = useStore(appUpdate);
  const holdsKeys = useHasSessionOnlyToken();
  const isOnline = useIsOnline();
  useRootMark('offline', !isOnline);
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
        {update.isOffered && (
          <div className={styles.update}>
            <p>
              {shellWords.update[update.state]}{' '}
              {holdsKeys ? shellWords.update.lost : shellWords.update.stored}
            </p>
            <Button size="small" onClick={update.apply}>
              {shellWords.update.apply}
            </Button>
            <Button size="small" variant="quiet" onClick={appUpdate.dismiss}>
              {shellWords.update.later}
            </Button>
          </div>
        )}
      </div>
    </aside>
  );
}
