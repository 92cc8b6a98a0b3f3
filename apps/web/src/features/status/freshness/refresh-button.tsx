import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useRefreshSummary } from '../../../sync/refresher/status.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { statusWords } from '../words.ts';

/** Requests everything now. It announces its start and its end; the line beside the heading shows the progress. */
export function RefreshButton({ isIconOnly }: { isIconOnly: boolean }) {
  const { refreshing, refreshNow } = useRefreshSummary();
  const [asked, setAsked] = useState<'no' | 'begun' | 'running' | 'done'>('no');
  // The press and the first request are not at the same instant: done means that it ran and stopped.
  if (asked === 'begun' && refreshing) setAsked('running');
  if (asked === 'running' && !refreshing) setAsked('done');
  const handleClick = () => {
    setAsked('begun');
    refreshNow();
  };
  const isRunning = asked === 'running';
  const spoken = {
    no: '',
    begun: statusWords.spoken.refreshing,
    running: statusWords.spoken.refreshing,
    done: statusWords.spoken.done,
  };
  return (
    <>
      {isIconOnly ? (
        <IconButton
          label={statusWords.refresh}
          icon={<RefreshCw aria-hidden="true" />}
          tooltip="below"
          aria-busy={isRunning}
          data-shortcut="refresh"
          onClick={handleClick}
        />
      ) : (
        <Button
          icon={<RefreshCw aria-hidden="true" />}
          isPending={isRunning}
          data-shortcut="refresh"
          onClick={handleClick}
        >
          {statusWords.refresh}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{spoken[asked]}</span>
      </VisuallyHidden>
    </>
  );
}
