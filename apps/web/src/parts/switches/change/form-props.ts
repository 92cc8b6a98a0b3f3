import type { FrontSwitch } from '@frontboard/model';
import type { StoredChange } from '../../../sync/switches/change-outcome.ts';
import type { EditedHistory } from '../use-planned-edit.ts';

/** What is done with the open switch. */
export type SwitchMode = 'view' | 'time' | 'members' | 'delete';

/** A function that a list opens: the switch, or the editor of the history around it. */
export type OpenMode = SwitchMode | 'edit';

/** The common props of the forms of a single switch. `Draft` is what the person enters. */
export interface SwitchFormProps<Draft> {
  /** The service's copy from when the form opened. */
  frontSwitch: FrontSwitch;
  history: EditedHistory;
  /** What was entered and not saved yet; null if nothing. */
  draft: Draft | null;
  /** `base`: the copy it is entered over. */
  onDraft: (draft: Draft | null, base: FrontSwitch) => void;
  onStored: (change: StoredChange) => void;
  onCancel: () => void;
}
