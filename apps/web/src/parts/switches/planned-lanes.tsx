import type { HistoryEdit } from '../../sync/switches/edit-plan/types.ts';
import { FrontLanes } from './front-lanes.tsx';
import { type EditedHistory, usePlannedEdit } from './use-planned-edit.ts';

export interface ChangePreviewProps {
  edit: HistoryEdit;
  history: EditedHistory;
}

/** The lanes of a form that itself shows why a change is refused. */
export function PlannedLanes({ edit, history }: ChangePreviewProps) {
  const { plan } = usePlannedEdit(edit, history, null);
  return plan?.ok === true && <FrontLanes plan={plan} />;
}
