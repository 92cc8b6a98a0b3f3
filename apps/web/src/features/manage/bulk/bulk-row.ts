import type { Group, Member } from '@frontboard/model';
import type { Fields } from '../../../sync/records/fields.ts';
import type { RunOperation } from '../../../sync/runs/operation.ts';
import type { PictureColor } from './bulk-change.ts';

/** The records of a bulk change. */
export type BulkRecord = Member | Group;

/** The effect of a bulk change on one record. */
export type BulkRow = {
  readonly record: BulkRecord;
} & (
  | { readonly state: 'changes'; readonly before: Fields; readonly after: Fields }
  /** The groups that the member is added to and removed from, by uuid. */
  | { readonly state: 'moves'; readonly joins: readonly string[]; readonly leaves: readonly string[] }
  | { readonly state: 'deleted' }
  /** Nothing changes. */
  | { readonly state: 'same' }
  /** The service would refuse it, for this reason. */
  | { readonly state: 'refused'; readonly reason: string }
  /** Another member has one of the proxy tags, or gets it by this change. */
  | { readonly state: 'tag-taken'; readonly by: Member }
  /** It has no picture, or its picture gave no colour or has not been read yet. */
  | {
      readonly state: 'no-color';
      readonly why: Extract<PictureColor, { problem: string }>['problem'] | 'no-picture' | 'not-read';
    }
);

/** A bulk change before it is started: what the person sees, and what is sent. */
export interface BulkPlan {
  readonly rows: readonly BulkRow[];
  readonly operations: readonly RunOperation[];
}
