import { randomUuid } from '@frontboard/model';
import { isTypedName } from '../../text/is-typed-name.ts';
import { type LocalData, type LocalDataChange, puttingLocal } from './local-data.ts';
import type { SavedFront } from './local-tables.ts';
import { nextPlace } from './next-place.ts';

/** The longest name of a saved front, in UTF-16 units; the limit for names of members. */
export const LONGEST_FRONT_NAME = 100;

/** A saved front with its id. */
export type ListedFront = SavedFront & { readonly id: string };

type Fronts = LocalData['savedFronts'];

/** The saved fronts in the person's order. Those that two tabs have put in one place are by name. */
export function listFronts(fronts: Fronts): readonly ListedFront[] {
  return Object.entries(fronts)
    .map(([id, front]) => ({ ...front, id }))
    .toSorted((one, other) => one.place - other.place || (one.name < other.name ? -1 : 1));
}

/** Whether a saved front has a name, whatever its capitals, accents and signs. */
export function isFrontCalled(front: Pick<SavedFront, 'name'>, name: string): boolean {
  return isTypedName(name, [front.name]);
}

/** The first saved front with a name; null for none. */
export function frontNamed(fronts: Fronts, name: string): ListedFront | null {
  return listFronts(fronts).find((front) => isFrontCalled(front, name)) ?? null;
}

/** The saved front that a link means: the first with this name, or the one with this id; null for none. */
export function linkedFront(fronts: Fronts, reference: string): ListedFront | null {
  return frontNamed(fronts, reference) ?? listFronts(fronts).find(({ id }) => id === reference) ?? null;
}

/** Saves a front at the end, or in place of the one with its name. */
export function savingFront(front: Pick<SavedFront, 'name' | 'members'>): LocalDataChange {
  const newId = randomUuid();
  return (data) => {
    const former = frontNamed(data.savedFronts, front.name);
    const place = former?.place ?? nextPlace(data.savedFronts);
    return puttingLocal('savedFronts', former?.id ?? newId, { ...front, place })(data);
  };
}

/** Gives a saved front another name. Nothing if it was deleted meanwhile. */
export function renamingFront(id: string, name: string): LocalDataChange {
  return (data) => {
    const front = data.savedFronts[id];
    return front === undefined ? data : puttingLocal('savedFronts', id, { ...front, name })(data);
  };
}

/** Puts the saved fronts in an order. Those that it does not name stay where they are. */
export function orderingFronts(ids: readonly string[]): LocalDataChange {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return (data) => ({
    ...data,
    savedFronts: Object.fromEntries(
      Object.entries(data.savedFronts).map(([id, front]) => {
        const place = placeOf.get(id) ?? front.place;
        return [id, place === front.place ? front : { ...front, place }];
      }),
    ),
  });
}
