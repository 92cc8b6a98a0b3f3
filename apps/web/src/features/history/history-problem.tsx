import { CloudOff, EyeOff, History, Plus, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { historyEditorWords } from '../../parts/switches/history-editor-words.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { describeError } from '../../text/errors/describe-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { TryAgain } from '../../ui/wait/try-again.tsx';
import { ADD_SWITCH_ID } from './use-entry-editor.tsx';
import { historyScreenWords as words } from './words.ts';

const icon = { 'aria-hidden': true, size: 32, strokeWidth: 1.5 } as const;

interface HistoryProblemProps {
  history: SwitchHistory;
  /** Adds a switch to the own history; null if the person may not. */
  onAdd: (() => void) | null;
}

/** Shown while there are no switches. */
export function HistoryProblem({ history, onAdd }: HistoryProblemProps) {
  const { refusal, state, error, resume, retry } = history;
  if (refusal === 'private') return say(<EyeOff {...icon} />, words.private, words.privateText);
  if (refusal === 'not-found') return say(<SearchX {...icon} />, words.notFound, words.notFoundText);
  if (state === 'complete') {
    const button = onAdd !== null && (
      <Button id={ADD_SWITCH_ID} icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        {historyEditorWords.add}
      </Button>
    );
    return say(<History {...icon} />, words.empty, words.emptyText, button);
  }
  if (state === 'paused')
    return (
      <EmptyState
        icon={<History {...icon} />}
        title={words.state.paused}
        actions={<Button onClick={resume}>{words.state.resume}</Button>}
      />
    );
  if (error !== null) {
    const { detail, retryAtMs } = describeError(error);
    return (
      <EmptyState
        icon={<CloudOff {...icon} />}
        title={words.failed}
        actions={<TryAgain untilMs={retryAtMs} onRetry={retry} />}
      >
        <p role="status">{detail}</p>
      </EmptyState>
    );
  }
  return <HistoryLoading />;
}

/** In the place of the first entries, until they are shown. */
export function HistoryLoading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{words.state.loading}</span>
      </VisuallyHidden>
      <Skeleton height="44px" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
    </div>
  );
}

function say(picture: ReactNode, title: string, text: string, actions?: ReactNode) {
  return (
    <EmptyState icon={picture} title={title} actions={actions}>
      <p>{text}</p>
    </EmptyState>
  );
}
