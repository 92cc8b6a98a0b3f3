import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { describeError } from '../../text/errors/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { TryAgain } from '../../ui/wait/try-again.tsx';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.state;

/** The buttons that stop and continue the loading. */
export function LoadButtons({ history }: { history: SwitchHistory }) {
  const { state, error, pause, resume } = history;
  if (state === 'paused')
    return (
      <Button size="small" onClick={resume}>
        {words.resume}
      </Button>
    );
  return (
    <>
      {state === 'loading' && (
        <Button size="small" onClick={pause}>
          {words.pause}
        </Button>
      )}
      {error !== null && <TryAgain size="small" untilMs={describeError(error).retryAtMs} onRetry={resume} />}
    </>
  );
}
