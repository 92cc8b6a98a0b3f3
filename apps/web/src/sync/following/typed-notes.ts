import type { PrivateStorage } from '../../session/private-storage.ts';
import { createDraftsStore, draftPlace, moveDraft } from '../edit/drafts.ts';
import { aboutForm } from '../edit/drafts-key.ts';

/** The form of the note about a followed system. `id`: as in the followed list. */
export function noteFormOfSystem(id: string): string {
  return `followed:${id}`;
}

/** The form of the note about a member of a followed system. Its start tells which system, so that the note goes with it. */
export function noteFormOfMember(id: string, uuid: string): string {
  return `${membersOf(id)}${uuid}`;
}

function membersOf(id: string): string {
  return `followed-member:${id}:`;
}

/**
 * Removes what is typed and not saved about a followed system and its members, whichever account was there when it was typed.
 *
 * @returns brings it back, except where something was typed since
 */
export function removingTyped(privateStorage: PrivateStorage, id: string): () => void {
  const gone = typedAbout(privateStorage, id);
  for (const { place } of gone) place.remove();
  return () => {
    for (const { place, draft } of gone) if (place.load() === null) place.save(draft);
  };
}

/** Moves it to the new id of the system, as `moveDraft` does: what is already there stays, and so does the former then. */
export function movingTyped(privateStorage: PrivateStorage, from: string, to: string): void {
  for (const { drafts, viewer, key, keyAt } of typedAbout(privateStorage, from))
    moveDraft(drafts, viewer, key, keyAt(to));
}

function typedAbout({ places, store }: PrivateStorage, id: string) {
  const own = aboutForm(noteFormOfSystem(id));
  const ofMembers = aboutForm(membersOf(id));
  return places.flatMap((storage) => {
    const drafts = store(createDraftsStore, storage);
    return Object.entries(drafts.getState()).flatMap(([viewer, forms]) =>
      Object.entries(forms).flatMap(([key, draft]) => {
        if (key !== own && !key.startsWith(ofMembers)) return [];
        const keyAt = (other: string) =>
          aboutForm(
            key === own ? noteFormOfSystem(other) : noteFormOfMember(other, key.slice(ofMembers.length)),
          );
        return [{ drafts, viewer, key, draft, keyAt, place: draftPlace(drafts, viewer, key) }];
      }),
    );
  });
}
