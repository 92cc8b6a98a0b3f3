/** What the address of the page of a member or group may say. */
export interface ViewSearch {
  /** The owner looks at it as others see it. Part of the address, so that a reload does not show the owner's view unasked. */
  as?: 'others';
}

/** Reads the search of an address; anything unknown is as if it were not there. */
export function readViewSearch(search: Record<string, unknown>): ViewSearch {
  return search.as === 'others' ? { as: 'others' } : {};
}
