import { brandId, type FrontSwitch } from '@frontboard/model';
import { useState } from 'react';
import * as v from 'valibot';
import type { DeepReadonly } from '../../persistence/documents/deep-readonly.ts';
import { useDraftPlace } from '../edit/use-draft-place.ts';

const valuesSchema = v.object({
  /** In the format of the field for date and time. */
  time: v.nullable(v.string()),
  /** Uuids or short ids, in front order. */
  members: v.nullable(v.array(v.string())),
});

/** What was entered for a switch and is not saved; null for what was not changed. */
export type SwitchDraft = DeepReadonly<v.InferOutput<typeof valuesSchema>>;

interface StoredDraft {
  readonly draft: SwitchDraft;
  /** The copy it was entered over, so that later changes are shown and not overwritten; null without a draft. */
  readonly base: FrontSwitch | null;
}

const NOTHING: StoredDraft = { draft: { time: null, members: null }, base: null };

const baseSchema = v.object({ timestamp: v.string(), memberIds: v.array(v.string()) });

/** The draft for a switch. */
export function useSwitchDraft(
  switchId: string,
): StoredDraft & { readonly setDraft: (draft: SwitchDraft, base: FrontSwitch) => void } {
  const place = useDraftPlace(`switch:${switchId}`);
  const [stored, setStored] = useState(() => {
    const stored = place.load();
    const values = v.safeParse(valuesSchema, stored?.values);
    const base = v.safeParse(baseSchema, stored?.base);
    if (!values.success || !base.success) return NOTHING;
    return { draft: values.output, base: toSwitch(switchId, base.output) };
  });
  return {
    ...stored,
    setDraft(draft, base) {
      const isEmpty = draft.time === null && draft.members === null;
      setStored(isEmpty ? NOTHING : { draft, base });
      if (isEmpty) place.remove();
      else {
        const { timestamp, memberIds } = base;
        place.save({ base: { timestamp, memberIds }, values: { ...draft } });
      }
    },
  };
}

function toSwitch(id: string, { timestamp, memberIds }: v.InferOutput<typeof baseSchema>): FrontSwitch {
  return {
    id: brandId('SwitchId', id),
    timestamp,
    memberIds: memberIds.map((member) => brandId('MemberId', member)),
    members: null,
    extra: {},
  };
}
