import type { Group, GroupPatch, Member, MemberPatch } from '@frontboard/model';
import type { OwnKind, OwnRecords } from '../writes/own-records.ts';
import { sendOnce, sendWrite, type WriteOutcome } from '../writes/send-write.ts';
import { type Fields, omitFields, patchOfFields } from './fields.ts';
import { findMade, namesakesAmong } from './find-made.ts';
import { type LeftParts, refusedFieldsOf } from './left-parts.ts';

/** What is known when a record is sent, stored before each request: it is needed to find the record after a lost answer. */
export interface Creation {
  /** The uuids of the records from before with its name: they are not the result. */
  readonly before: readonly string[];
  /** The fields that the service has refused so far: it is sent without them. */
  readonly left: LeftParts;
}

/** A record that exists once, and what is known of its creation. */
export interface Created extends Creation {
  readonly record: Member | Group;
}

interface CreateOptions {
  readonly kind: OwnKind;
  readonly own: Pick<OwnRecords<Member | Group, MemberPatch & GroupPatch>, 'list' | 'create'>;
  /** With a name. */
  readonly fields: Fields;
  /** What an earlier attempt has stored, which has settled; null if there was none. */
  readonly earlier: Creation | null;
  /** The uuids of the records that have the name now. Asked for if there was no earlier attempt. */
  readonly namesakes: () => Promise<readonly string[]>;
  /** Stores that it is about to be sent. Rejects when the device can't. */
  readonly sending: (creation: Creation) => Promise<unknown>;
  /**
   * Resolves once a request that has just got no answer can no longer be running. Null if the caller comes back with what was stored: then
   * nothing is asked, and nothing sent again, after a lost answer.
   */
  readonly settle: (() => Promise<void>) | null;
}

/** How often a request that did not arrive is sent again before the caller is asked. */
const MOST_TRIES = 3;

/**
 * Creates a record, or finds the one that an earlier attempt has created. A field that the service refuses does not prevent the others,
 * except the name. Never rejects.
 */
export async function createOnce(options: CreateOptions): Promise<WriteOutcome<Created>> {
  const { kind, own, fields, earlier, namesakes, sending, settle } = options;
  const name = typeof fields.name === 'string' ? fields.name : '';
  let left = earlier?.left ?? {};
  let before = earlier?.before ?? [];
  const toSend = () => omitFields(fields, Object.keys(left));
  const made = (records: readonly (Member | Group)[]) =>
    findMade(records, { kind, fields: toSend(), before });
  // Until an earlier attempt is checked, it may have created the record.
  let failed: 'refused' | 'unknown' = earlier === null ? 'refused' : 'unknown';
  try {
    if (earlier === null) before = await namesakes();
    else {
      const records = await own.list();
      const record = made(records);
      if (record !== null) return { state: 'done', value: { record, before, left } };
      before = namesakesAmong(records, name);
      failed = 'refused';
    }
    for (let tries = 1; ; tries += 1) {
      await sending({ before, left });
      const send = () => own.create({ ...patchOfFields(toSend()), name });
      const look = async () => made(await own.list());
      const outcome = await (settle === null ? sendOnce(send) : sendWrite({ send, look, settle }));
      if (outcome.state === 'done') return { state: 'done', value: { record: outcome.value, before, left } };
      if (outcome.state === 'refused') {
        const refused = refusedFieldsOf(outcome.error, Object.keys(toSend()));
        if (Object.hasOwn(refused, 'name')) return outcome;
        left = { ...left, ...refused };
      } else if (outcome.state === 'unknown' || tries === MOST_TRIES) return outcome;
    }
  } catch (error) {
    return { state: failed, error };
  }
}
