import { useRef } from 'react';
import type { PlannedEdit } from '../../sync/switches/edit-plan/types.ts';
import { describeError } from '../../text/errors/describe-error.ts';
import { stack } from '../../ui/layout/layout.ts';
import { softSmall } from '../../ui/text/text-look.ts';
import { TryAgain } from '../../ui/wait/try-again.tsx';
import formStyles from './edit-form.module.css';
import { FrontLanes } from './front-lanes.tsx';
import { historyEditWords as words } from './history-edit-words.ts';
import type { UnreadSources } from './use-planned-edit.ts';

interface EditPreviewProps {
  plan: PlannedEdit | null;
  isLoading: boolean;
  /** Null if everything on which the plan depends was read. */
  unread: UnreadSources | null;
}

/** The effect of an edit on the history, or why it is refused. */
export function EditPreview({ plan, isLoading, unread }: EditPreviewProps) {
  const section = useRef<HTMLElement>(null);
  const isCertain = !isLoading && unread === null;
  return (
    <section ref={section} tabIndex={-1} className={stack(3)} aria-label={words.preview}>
      <div role="status" className={stack(2)}>
        {plan === null && <p className={softSmall}>{words.previewNone}</p>}
        {plan !== null && isLoading && <p>{words.previewLoading}</p>}
        {unread !== null && !isLoading && <p className={formStyles.warning}>{words.unread}</p>}
        {plan?.ok === false && isCertain && (
          <p className={formStyles.warning}>{words.refusals[plan.refusal]}</p>
        )}
        {plan?.ok === true && isCertain && <p>{words.requests(plan.steps.length)}</p>}
        {plan?.ok === true && plan.isFuture && <p className={formStyles.warning}>{words.future}</p>}
      </div>
      {unread !== null && (
        <div>
          <TryAgain
            size="small"
            untilMs={describeError(unread.error).retryAtMs}
            onRetry={unread.retry}
            handFocusTo={() => section.current}
          />
        </div>
      )}
      {plan?.ok === true && <FrontLanes plan={plan} />}
    </section>
  );
}
