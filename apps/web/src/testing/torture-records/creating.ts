import type { Group, GroupPatch, Member, MemberPatch } from '@frontboard/model';
import {
  emptyGroupValues,
  groupValuesOf,
  validateNewGroup,
} from '../../features/manage/groups/group-values.ts';
import { emptyValues, validateNew, valuesOf } from '../../features/manage/members/member-values.ts';
import { draftPlace } from '../../sync/edit/drafts.ts';
import { createEditor, type Editor } from '../../sync/edit/editor.ts';
import type { EditOptions, EditSnapshot } from '../../sync/edit/types.ts';
import { verifyLeft } from '../../sync/edit/verify-left.ts';
import { saveWords } from '../../sync/edit/words.ts';
import { joinGroup } from '../../sync/membership/membership-writes.ts';
import { createGroupWrites, createMemberWrites } from '../../sync/records/record-writes.ts';
import { OWN_UUID } from '../torture/own-system.ts';
import { countAt, countDue, type Desk, type Matter } from './desk.ts';
import type { Creation } from './ledger.ts';
import type { Page } from './page.ts';

/** What the form of a new record edits. */
interface Named {
  readonly name: string;
  readonly description: string;
}

/** A form with its typed values, of either kind. */
interface NewForm
  extends Pick<
    Editor<Named, unknown>,
    'subscribe' | 'submit' | 'mayBeSaved' | 'verify' | 'flush' | 'connect'
  > {
  getSnapshot(): Pick<EditSnapshot<Named>, 'values' | 'failure' | 'phase' | 'isChecking'>;
  type(values: Named): void;
}

/** Creates a record in its own form and saves it; for a group, `members` are to be in it. */
export function startCreating(
  desk: Desk,
  firstPage: Page,
  creation: Creation,
  members: readonly string[],
): Matter {
  const { world, ledger } = desk;
  const { kind, name } = creation;
  const key = `${kind}:new:${ledger.creations.length}`;
  let page = firstPage;
  let form = open();
  let made: Member | Group | null = null;
  let isBusy = false;
  /** Whether the members of the copied group are in it, or that was not requested. */
  let isJoined = members.length === 0;

  function open(): NewForm {
    const { services, caller, cache, clock } = page;
    const here = page;
    const place = draftPlace(page.drafts, OWN_UUID, key);
    const guarded = {
      ...place,
      save: (draft: Parameters<typeof place.save>[0]) => !here.isGone() && place.save(draft),
      remove: () => here.isGone() || place.remove(),
    };
    const parts = { place: guarded, clock, settle: services.settleWrites };
    const context = { services, caller, cache };
    const remember = <T extends Member | Group>(record: T): T => {
      if (!here.isGone()) made = record;
      return record;
    };
    if (kind === 'member') {
      const writes = createMemberWrites(context);
      const options: EditOptions<ReturnType<typeof valuesOf>, MemberPatch> = {
        key,
        saved: null,
        initial: emptyValues('public'),
        validate: validateNew,
        send: async (patch) => valuesOf(remember(await writes.create(patch))),
        twinsOf: writes.twinsOf,
        async lookForLost(patch, twins) {
          const found = await writes.findMade(patch, twins);
          return found === null ? null : valuesOf(remember(found));
        },
      };
      return formOf(createEditor({ options, ...parts }));
    }
    const writes = createGroupWrites(context);
    const options: EditOptions<ReturnType<typeof groupValuesOf>, GroupPatch> = {
      key,
      saved: null,
      initial: emptyGroupValues('public'),
      validate: validateNewGroup,
      send: async (patch) => groupValuesOf(remember(await writes.create(patch))),
      twinsOf: writes.twinsOf,
      async lookForLost(patch, twins) {
        const found = await writes.findMade(patch, twins);
        return found === null ? null : groupValuesOf(remember(found));
      },
    };
    return formOf(createEditor({ options, ...parts }));
  }

  function formOf<V extends Named, Patch>(editor: Editor<V, Patch>): NewForm {
    return {
      ...editor,
      type(values) {
        editor.set('name', values.name);
        editor.set('description', values.description);
      },
    };
  }

  async function submit(): Promise<void> {
    if (isBusy || isSettled()) return;
    const here = page;
    isBusy = true;
    if (creation.told === 'saved') {
      await join();
    } else {
      judgeNotSaved();
      creation.told = null;
      const outcome = await form.submit();
      if (here.isGone()) return;
      if (outcome === 'saved') await noteSaved();
      else noteFailure();
    }
    if (!here.isGone()) isBusy = false;
  }

  /** The form's message after a failure, or after it has checked the outcome of an earlier page's save. */
  function noteFailure(): void {
    const { failure } = form.getSnapshot();
    const title = failure?.title;
    if (title === saveWords.wasMade.title || title === saveWords.alreadyMade.title) void noteSaved();
    else creation.told = title === saveWords.uncertain.title ? 'uncertain' : 'not-saved';
    judgeNotSaved();
  }

  async function noteSaved(): Promise<void> {
    creation.told = 'saved';
    if (made?.uuid == null) {
      ledger.wrong(`${name}: told as saved, and nobody knows as what`);
      return;
    }
    if (ledger.known.has(made.uuid)) ledger.lost(`${name}: another record was taken for it`);
    ledger.known.set(made.uuid, { kind, name });
    ledger.touched(page.tab, made.uuid);
    if (!world.has(made.uuid) && !ledger.deletedElsewhere.has(made.uuid) && !ledger.deletions.has(made.uuid))
      ledger.lost(`${name}: told as saved, and the service does not have it`);
    form.flush();
    await join();
  }

  async function join(): Promise<void> {
    if (isJoined || made?.uuid == null) return;
    const { services, caller, cache } = page;
    const here = page;
    const group = made.uuid;
    for (const member of members) ledger.pairs.begin(group, member);
    ledger.touched(page.tab, group);
    isJoined = await joinGroup({ services, caller, cache }, group, members);
    if (here.isGone()) return;
    for (const member of members) {
      ledger.pairs.end(group, member, isJoined);
      // A refused record may have been created in part.
      if (!isJoined) ledger.pairs.blur(group, member);
    }
  }

  function judgeNotSaved(): void {
    // Equal records cannot be distinguished.
    const isOnly = ledger.creations.every((other) => other === creation || other.name !== name);
    if (creation.told !== 'not-saved' || !isOnly) return;
    const [, most] = countDue(desk, kind, name);
    // What another device changed before it was known here can't be recognised.
    const changed = world
      .rows(kind)
      .filter((row) => row.name === name && ledger.foreign.has(row.uuid) && !ledger.known.has(row.uuid));
    if (countAt(world, kind, name) - changed.length > most)
      ledger.wrong(`${name}: “Not saved”, and it is at the service`);
  }

  function isSettled(): boolean {
    return creation.told === 'saved' && (isJoined || !world.has(made?.uuid ?? ''));
  }

  form.type({ name, description: `made ${name}` });
  void submit();

  return {
    isBusy: () => isBusy || form.getSnapshot().isChecking,
    isSettled,
    retry: () => void submit(),
    leave(how) {
      judgeNotSaved();
      if (how === 'close') form.flush();
      isBusy = false;
      // The button of the notice disappears with the page.
      if (creation.told === 'saved') isJoined = true;
    },
    resume(next) {
      if (isSettled()) return;
      page = next;
      form = open();
      const here = form;
      let wasChecking = false;
      form.subscribe(() => {
        const { isChecking, phase } = here.getSnapshot();
        if (wasChecking && !isChecking && phase === 'failed' && here === form && !isBusy) noteFailure();
        wasChecking = isChecking;
      });
      form.connect();
      const { services, clock } = next;
      verifyLeft(form, { storage: services.storage, viewer: OWN_UUID, clock });
      if (form.getSnapshot().values.name === name) return;
      // What was typed at the end before a crash is lost. The person types it again if nothing was sent.
      if (creation.told === null && countAt(world, kind, name) > countDue(desk, kind, name)[0]) return;
      form.type({ name, description: `made ${name}` });
    },
  };
}
