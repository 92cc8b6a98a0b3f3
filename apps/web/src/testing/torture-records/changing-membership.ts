import { draftPlace } from '../../sync/edit/drafts.ts';
import { createEditor, type Editor } from '../../sync/edit/editor.ts';
import { verifyLeft } from '../../sync/edit/verify-left.ts';
import { saveWords } from '../../sync/edit/words.ts';
import { createMembershipEdit, type MembershipValues } from '../../sync/membership/membership-edit.ts';
import { type MembershipChange, membershipOf } from '../../sync/membership/membership-writes.ts';
import { OWN_UUID } from '../torture/own-system.ts';
import type { Desk, Matter } from './desk.ts';
import type { Page } from './page.ts';
import type { RecordKind } from './schedule.ts';

/**
 * Changes the members of the group with this uuid, or the groups of the member with it: each of `refs` is added or removed. Null if
 * the page does not show it.
 */
export function startChangingMembership(
  desk: Desk,
  firstPage: Page,
  kind: RecordKind,
  uuid: string,
  refs: readonly string[],
): Matter {
  const { world, ledger } = desk;
  const { pairs } = ledger;
  const side = kind === 'group' ? 'members-of-group' : 'groups-of-member';
  const key = `${side}:${uuid}`;
  let page = firstPage;
  /** The page that `form` is in. */
  let formPage = firstPage;
  let form = open();
  let isBusy = false;
  let isSettled = false;
  /** What the service had when the save in flight began; null if none is. */
  let before: ReadonlyMap<string, boolean> | null = null;
  const wanted = new Map(refs.map((ref) => [ref, form.getSnapshot().values[ref] !== true]));

  function pairOf(ref: string): readonly [group: string, member: string] {
    return kind === 'group' ? [uuid, ref] : [ref, uuid];
  }

  function optionsOf(editOf: ReturnType<typeof createMembershipEdit>) {
    const all = (page.items(kind === 'group' ? 'member' : 'group') ?? []).map((it) => it.uuid ?? '');
    const groups = page.items('group') ?? [];
    const chosen =
      kind === 'group'
        ? (groups.find((group) => group.uuid === uuid)?.memberRefs ?? [])
        : groups
            .filter(({ memberRefs }) => memberRefs?.some((ref) => ref === uuid))
            .map((group) => group.uuid ?? '');
    return editOf({ side, uuid, all, chosen, onGone: () => {} });
  }

  function open(): Editor<MembershipValues, MembershipChange> {
    const here = page;
    const { services, caller, cache, clock } = page;
    const editOf = createMembershipEdit(membershipOf(kind, { caller, cache }, uuid));
    const place = draftPlace(page.drafts, OWN_UUID, key);
    const editor = createEditor({
      options: optionsOf(editOf),
      place: {
        ...place,
        save: (draft) => !here.isGone() && place.save(draft),
        remove: () => here.isGone() || place.remove(),
      },
      clock,
      settle: services.settleWrites,
    });
    page.onLists(() => {
      if (!isSettled) editor.update(optionsOf(editOf));
    });
    return editor;
  }

  function begin(): void {
    if (before !== null) return;
    const { changed } = form.getSnapshot();
    // What an earlier attempt has saved is not sent again.
    before = new Map(changed.map((ref) => [ref, world.isIn(...pairOf(ref))]));
    for (const ref of changed) pairs.begin(...pairOf(ref));
  }

  /** The save has ended: what the form shows as changed is not saved, and the rest is. */
  function end(): void {
    if (before === null) return;
    const { changed } = form.getSnapshot();
    for (const [ref, wasIn] of before) {
      const isOpen = changed.includes(ref);
      pairs.end(...pairOf(ref), isOpen ? wasIn : wanted.get(ref) === true);
      if (isOpen) judgeNotSaved(ref, wasIn);
    }
    before = null;
  }

  /** The form can no longer be used. */
  function blur(): void {
    for (const ref of refs) pairs.blur(...pairOf(ref));
    before = null;
  }

  /** What the app calls not saved is not at the service. */
  function judgeNotSaved(ref: string, wasIn: boolean): void {
    const pair = pairOf(ref);
    if (!world.has(ref) || !world.has(uuid) || pairs.expected(...pair) === null) return;
    if (world.isIn(...pair) !== wasIn) ledger.wrong(`${pair.join(' ')}: “Not saved”, and the service has it`);
  }

  async function submit(): Promise<void> {
    if (isBusy || isSettled || formPage !== page) return;
    isBusy = true;
    const here = page;
    ledger.touched(page.tab, uuid, ...refs);
    begin();
    let outcome = await form.submit();
    while (outcome === 'conflict' && !here.isGone()) {
      const mine = form.getSnapshot().conflicts.map(({ field }) => [field, 'mine'] as const);
      outcome = await form.resolve(Object.fromEntries(mine));
    }
    if (here.isGone()) return;
    isBusy = false;
    hear(outcome === 'saved');
  }

  function hear(isSaved: boolean): void {
    const { failure } = form.getSnapshot();
    if (isSaved) {
      end();
      isSettled = true;
      form.flush();
    } else if (failure?.isGone === true) {
      if (world.has(uuid)) ledger.wrong(`${uuid}: “not in PluralKit any more”, and it is`);
      blur();
      isSettled = true;
    } else if (failure?.title !== saveWords.uncertain.title) end();
  }

  for (const [ref, isIn] of wanted) form.set(ref, isIn);
  void submit();

  return {
    isBusy: () => isBusy || form.getSnapshot().isChecking,
    isSettled: () => isSettled,
    retry: () => void submit(),
    leave(how) {
      if (how === 'close' && !isSettled) form.flush();
      isBusy = false;
    },
    resume(next) {
      if (isSettled) return;
      page = next;
      next.whenShown(() => {
        if (page !== next || isSettled) return;
        if (!next.items(kind)?.some((item) => item.uuid === uuid)) {
          blur();
          isSettled = true;
          return;
        }
        form = open();
        formPage = next;
        const here = form;
        let wasChecking = false;
        form.subscribe(() => {
          const { isChecking, isDirty } = here.getSnapshot();
          if (wasChecking && !isChecking && here === form && !isBusy && !isSettled) hear(!isDirty);
          wasChecking = isChecking;
        });
        form.connect();
        const { services, clock } = next;
        verifyLeft(form, { storage: services.storage, viewer: OWN_UUID, clock });
        // What was typed in the last moments before a crash is lost.
        if (!form.getSnapshot().isChecking) for (const [ref, isIn] of wanted) form.set(ref, isIn);
      });
    },
  };
}
