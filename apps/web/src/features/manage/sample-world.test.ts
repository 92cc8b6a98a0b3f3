import { createClient } from '@frontboard/client';
import { brandId, type IsOwnPicture } from '@frontboard/model';
import { createSandbox, pictureDataUrl } from '@frontboard/sandbox';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createRecordCache } from '../../cache/own/record-cache.ts';
import { isOwnPicture } from '../../state/images/use-own-pictures.ts';
import { createMemoryCopies } from '../../sync/restore/copy-store.ts';
import { deleteRecord } from '../../sync/restore/delete-record.ts';
import { restoreRecord } from '../../sync/restore/restore.ts';
import { createRunningClock } from '../../testing/running-clock.ts';
import { groupValuesOf, validateGroupChanges, validateNewGroup } from './groups/group-values.ts';
import { copyOf, validateChanges, validateNew, valuesOf } from './members/member-values.ts';
import { profileOf, validateProfile } from './system/profile-values.ts';

const SERVED = 'http://127.0.0.1:4173';
/** Each is looked up in whole lists before it is created. */
const MOST_RESTORED = 12;
const OWN = brandId('SystemRef', '@me');
const PLACES = [
  { name: 'on a server', demo: false, imageUrl: (name: string) => `${SERVED}/sandbox/images/${name}.png` },
  { name: 'inside the page', demo: true, imageUrl: pictureDataUrl },
] as const;

/** The names of all fields of a form. */
function fieldsOf<V extends object>(values: V): (keyof V & string)[] {
  // `Object.keys` loses the type of the form's keys.
  return Object.keys(values) as (keyof V & string)[];
}

function checked<T>(answer: { ok: true; value: T } | { ok: false; message: string }): T {
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

describe.each(PLACES)('the sample world $name', ({ demo, imageUrl }) => {
  function open() {
    const clock = createRunningClock(Date.now());
    const sandbox = createSandbox({ world: 'demo', clock, imageUrl, rateLimit: false, writeWindows: false });
    const isOwn: IsOwnPicture = (url) =>
      isOwnPicture(url, { serviceUrl: SERVED, pageOrigin: 'http://127.0.0.1:5173', demo });
    const houses = sandbox.tokens.map(({ token }) =>
      createClient({ token, clock, fetch: (request) => sandbox.fetch(request), timeoutMs: 30_000 }),
    );
    return { isOwn, houses };
  }

  it('every field of every form is the same after a round trip', async () => {
    const { isOwn, houses } = open();
    for (const client of houses) {
      const profile = profileOf(await client.systems.fetch(OWN));
      await client.systems.update(checked(validateProfile(profile, fieldsOf(profile), isOwn)));
      for (const member of await client.members.list(OWN)) {
        const values = valuesOf(member);
        const patch = checked(validateChanges(values, fieldsOf(values), isOwn));
        expect(valuesOf(await client.members.update(member.id, patch))).toEqual(values);
      }
      for (const group of await client.groups.list(OWN)) {
        const values = groupValuesOf(group);
        const patch = checked(validateGroupChanges(values, fieldsOf(values), isOwn));
        expect(groupValuesOf(await client.groups.update(group.id, patch))).toEqual(values);
      }
    }
  });

  it('every member and group can be duplicated', async () => {
    const { isOwn, houses } = open();
    for (const client of houses) {
      for (const member of await client.members.list(OWN)) {
        const copy = copyOf(member, (name) => name);
        const made = await client.members.create({
          name: copy.name,
          ...checked(validateNew(copy, [], isOwn)),
        });
        expect(valuesOf(made)).toEqual(copy);
      }
      for (const group of await client.groups.list(OWN)) {
        const copy = groupValuesOf(group);
        const made = await client.groups.create({
          name: copy.name,
          ...checked(validateNewGroup(copy, [], isOwn)),
        });
        expect(groupValuesOf(made)).toEqual(copy);
      }
    }
  });

  it('members and groups of every system can be deleted and restored completely', async () => {
    const { houses } = open();
    for (const [index, client] of houses.entries()) {
      const viewer = `owner ${index}`;
      const context = {
        client,
        caller: { client, viewer, call: {} },
        store: createMemoryCopies(),
        cache: createRecordCache(new QueryClient(), viewer),
        settle: async () => {},
        now: () => 0,
        nowMs: 0,
      };
      for (const record of (await client.members.list(OWN)).slice(0, MOST_RESTORED))
        await deleteRecord(context, { kind: 'member', record });
      for (const record of await client.groups.list(OWN, { withMembers: true }))
        await deleteRecord(context, { kind: 'group', record });
      for (const copy of await context.store.list(viewer)) {
        const result = await restoreRecord(context, copy.id);
        expect(result, copy.record.name).toMatchObject({ state: 'restored', refusedFields: [] });
      }
    }
  });
});
