import { ApiError } from '@frontboard/client';
import { type SystemPatch, validateSystem } from '@frontboard/model';
import { createSafeStorage, memoryStorage, type SafeStorage } from '../platform/storage.ts';
import { createDraftsStore, type DraftsStore, draftPlace } from '../sync/edit/drafts.ts';
import { createEditor } from '../sync/edit/editor.ts';
import type { EditOptions } from '../sync/edit/types.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

interface Profile {
  name: string;
  tag: string;
  color: string;
}

export const SAVED: Profile = { name: 'Lantern', tag: '| L', color: '#aabbcc' };
const EMPTY: Profile = { name: '', tag: '', color: '' };
export const PATH = { method: 'PATCH', path: '/v2/systems/@me' };

export function refusal(
  status: number,
  details: Partial<ConstructorParameters<typeof ApiError>[0]> = {},
): ApiError {
  return new ApiError({ ...PATH, status, message: `${status}`, ...details });
}

/** A service with one record, and the failures that a test sets. */
export function createProfileService(first: Profile | null) {
  const service = {
    record: first,
    sent: [] as SystemPatch[],
    /** Thrown by the next calls, before or after the service has acted. */
    failBefore: [] as Error[],
    loseAnswer: [] as Error[],
    failLooks: [] as Error[],
    looks: 0,
    /** The calls, in order. */
    log: [] as string[],
    /** What happens while an attempt without an answer settles. */
    onSettle: () => {},
    /** Called while a request is in flight. */
    onSend: () => {},
    /** The records from before that the last read got. */
    twins: [] as readonly string[],
    async lookForLost(_patch: SystemPatch, twins: readonly string[]): Promise<Profile | null> {
      service.twins = twins;
      return service.look();
    },
    async look(): Promise<Profile | null> {
      service.looks += 1;
      service.log.push('look');
      const failure = service.failLooks.shift();
      if (failure) throw failure;
      return service.record;
    },
    async send(patch: SystemPatch): Promise<Profile> {
      service.sent.push(patch);
      service.log.push('send');
      service.onSend();
      const failure = service.failBefore.shift();
      if (failure) throw failure;
      const { name, tag, color } = patch;
      const record = { ...(service.record ?? EMPTY) };
      if (name !== undefined) record.name = name ?? '';
      if (tag !== undefined) record.tag = tag ?? '';
      if (color !== undefined) record.color = color === null ? '' : `#${color}`;
      service.record = record;
      const lost = service.loseAnswer.shift();
      if (lost) throw lost;
      return record;
    },
  };
  return service;
}

/** An edit of the profile, and everything it needs. */
export function openProfileEditor(
  service: ReturnType<typeof createProfileService>,
  {
    storage = createSafeStorage({ open: () => memoryStorage() }),
    drafts = createDraftsStore(storage),
    saved = service.record,
    isNew = false,
    clock = createFakeClock(),
  }: {
    storage?: SafeStorage;
    /** The editors of one page share it. */
    drafts?: DraftsStore;
    saved?: Profile | null;
    isNew?: boolean;
    /** The tabs of one device share it. */
    clock?: FakeClock;
  } = {},
) {
  const options: EditOptions<Profile, SystemPatch> = {
    key: 'system',
    saved: isNew ? null : saved,
    initial: EMPTY,
    validate: (values, changed) =>
      validateSystem(Object.fromEntries(changed.map((field) => [field, values[field]]))),
    send: service.send,
    ...(isNew
      ? { lookForLost: service.lookForLost, twinsOf: () => ['twin'] }
      : { fetchLatest: async () => (await service.look()) ?? Promise.reject(refusal(404)) }),
  };
  const editor = createEditor({
    options,
    place: draftPlace(drafts, 'owner', 'system'),
    clock,
    async settle() {
      service.log.push('settle');
      service.onSettle();
    },
  });
  return { editor, clock, storage, drafts, options, snapshot: () => editor.getSnapshot() };
}
