import type { FrontSwitch } from '@frontboard/model';
import type { EditedHistory } from '../use-planned-edit.ts';
import type { StoredChange } from './use-switch-write.ts';

/** What is done with the open switch. */
export type SwitchMode = 'view' | 'time' | 'members' | 'delete';

/** What is opened from a list: the switch, or the editor of the history around it. */
export type OpenMode = SwitchMode | 'edit';

/** What the forms of a single switch have in common. `Draft` is what the person enters. */
export interface SwitchFormProps<Draft> {
  /** The service's copy as it was when the form opened. */
  frontSwitch: FrontSwitch;
  history: EditedHistory;
  /** What was entered and not saved yet; null for nothing. */
  draft: Draft | null;
  /** `base`: the copy it is entered over. */
  onDraft: (draft: Draft | null, base: FrontSwitch) => void;
  onStored: (change: StoredChange) => void;
  onCancel: () => void;
}
