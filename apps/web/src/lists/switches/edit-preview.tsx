import type { PlannedEdit } from '../../sync/switches/edit-plan/types.ts';
import formStyles from './edit-form.module.css';
import { FrontLanes } from './front-lanes.tsx';
import { historyEditWords as words } from './history-edit-words.ts';
import styles from './history-editor.module.css';

interface EditPreviewProps {
  plan: PlannedEdit | null;
  isLoading?: boolean;
}

/** The effect of an edit on the history, or why it is refused. */
export function EditPreview({ plan, isLoading = false }: EditPreviewProps) {
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div role="status" className={styles.said}>
        {plan === null && <p className={formStyles.soft}>{words.previewNone}</p>}
        {plan !== null && isLoading && <p>{words.previewLoading}</p>}
        {plan?.ok === false && !isLoading && (
          <p className={formStyles.warning}>{words.refusals[plan.refusal]}</p>
        )}
        {plan?.ok === true && !isLoading && <p>{words.requests(plan.steps.length)}</p>}
        {plan?.ok === true && plan.isFuture && <p className={formStyles.warning}>{words.future}</p>}
      </div>
      {plan?.ok === true && <FrontLanes plan={plan} />}
    </section>
  );
}
