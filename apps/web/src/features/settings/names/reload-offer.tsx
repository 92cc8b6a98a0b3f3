import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHasSessionOnlyToken } from '../../../session/hooks.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { settingsWords } from '../words.ts';
import styles from './reload-offer.module.css';

const words = settingsWords.memberWord;

/** Offers to reload the page, which texts wait for because they are read once. `children` say what changes then. */
export function ReloadOffer({ children }: { children: ReactNode }) {
  const holdsKeys = useHasSessionOnlyToken();
  return (
    <div className={styles.reload}>
      <p>
        {children} {holdsKeys && words.tokenLost}
      </p>
      <Button size="small" icon={<RotateCw aria-hidden="true" />} onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </div>
  );
}
