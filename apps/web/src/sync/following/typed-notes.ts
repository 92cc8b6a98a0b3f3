import type { PrivateStorage } from '../../session/private-storage.ts';
import { createDraftsStore, draftPlace } from '../edit/drafts.ts';
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
export function removingTyped({ places, store }: PrivateStorage, id: string): () => void {
  const own = aboutForm(noteFormOfSystem(id));
  const ofMembers = aboutForm(membersOf(id));
  const undos = places.flatMap((storage) => {
    const drafts = store(createDraftsStore, storage);
    return Object.entries(drafts.getState()).flatMap(([viewer, forms]) =>
      Object.entries(forms)
        .filter(([key]) => key === own || key.startsWith(ofMembers))
        .map(([key, draft]) => {
          const place = draftPlace(drafts, viewer, key);
          place.remove();
          return () => {
            if (place.load() === null) place.save(draft);
          };
        }),
    );
  });
  return () => {
    for (const undo of undos) undo();
  };
}
