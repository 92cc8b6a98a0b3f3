/** Where the project and its source are. */
export interface ProjectAddresses {
  readonly project: string | null;
  readonly source: string | null;
}

/** Set by the build (`apps/web/project-addresses.ts`). */
declare const FRONTBOARD_ADDRESSES: ProjectAddresses | undefined;

/** The addresses that the build names. A build of a clone without addresses names none. */
export function projectAddresses(): ProjectAddresses {
  return typeof FRONTBOARD_ADDRESSES === 'undefined' ? { project: null, source: null } : FRONTBOARD_ADDRESSES;
}
