import { type Member, recordKey } from '@frontboard/model';
import type { EditState } from '../../../sync/edit/types.ts';
import { useEdit } from '../../../sync/edit/use-edit.ts';
import { useMemberWrites } from '../../../sync/records/use-record-writes.ts';
import { usePictureCheck } from '../edit/use-picture-check.ts';
import { MEMBER_PICTURES, type MemberValues, validateChanges, valuesOf } from './member-values.ts';

/** The edit of an own member, wherever its fields are: its form and its row in the list have the same draft. */
export function useMemberEdit(member: Member): EditState<MemberValues> {
  const { fetchLatest, update } = useMemberWrites();
  const checkPictures = usePictureCheck(MEMBER_PICTURES);
  const uuid = recordKey(member);
  return useEdit({
    key: `member:${uuid}`,
    saved: valuesOf(member),
    initial: valuesOf(member),
    validate: validateChanges,
    checkMore: checkPictures,
    fetchLatest: async () => valuesOf(await fetchLatest(uuid)),
    send: async (patch) => valuesOf(await update(uuid, patch)),
  });
}
