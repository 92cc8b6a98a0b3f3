import { ServerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { LeavingButton } from '../../../ui/buttons/leaving-button.tsx';
import { nearestHeading } from '../../../ui/focus/nearest-heading.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import styles from './parts.module.css';
import { serverWords } from './words.ts';

const words = serverWords.server;

interface NeverUsedProps {
  title: string;
  why: string;
  /** What creates the settings: text around a command. */
  what: { readonly before: string; readonly command: string; readonly after: string };
  /** Further text. */
  children?: ReactNode;
  isAsking: boolean;
  onTryAgain: () => void;
}

/** The service has no settings there and only it can create them: says why, and what to do about it. */
export function NeverUsed({ title, why, what, children, isAsking, onTryAgain }: NeverUsedProps) {
  return (
    <EmptyState
      icon={<ServerOff aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={title}
      actions={
        <LeavingButton
          variant="primary"
          isPending={isAsking}
          handFocusTo={nearestHeading}
          onClick={onTryAgain}
        >
          {words.tryAgain}
        </LeavingButton>
      }
    >
      <div className={styles.explained}>
        <p>{why}</p>
        <p>
          {what.before} <code>{what.command}</code> {what.after}
        </p>
        {children}
      </div>
      <p role="status">{isAsking ? words.loading : ''}</p>
    </EmptyState>
  );
}
