import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** The screens of many members or groups, by whose they are. */
const SCREENS = {
  own: ['manage.members.tsx', 'manage.groups.tsx'],
  'looked-up': ['lookup.system.$id.tsx', 'lookup.system.$id.members.tsx', 'lookup.system.$id.groups.tsx'],
} as const;

/** Where the router's plugin puts the component of a route. */
const SCREEN_PART = '?tsr-split=component';

/** The app's own modules. A package's index names all of its modules, whatever is imported from it. */
const OWN_MODULE = /\/apps\/web\/src\//;

/**
 * Names the files for what the lists of members and groups import: one for both own and looked-up lists, and one for each. Their screens load
 * none of what only others need; of the files of the layers they would need a third.
 */
export function listCode(): Rolldown.CodeSplittingNameFunction {
  let needed: Readonly<Record<keyof typeof SCREENS, ReadonlySet<string>>> | null = null;
  return (id, chunking) => {
    needed ??= {
      own: importedBy(SCREENS.own, chunking),
      'looked-up': importedBy(SCREENS['looked-up'], chunking),
    };
    const [isOfOwn, isOfLookedUp] = [needed.own.has(id), needed['looked-up'].has(id)];
    if (isOfOwn && isOfLookedUp) return 'browse';
    return isOfOwn ? 'browse-own' : isOfLookedUp ? 'browse-looked-up' : null;
  };
}

/** The app's modules that the screens import, directly or not. */
function importedBy(screens: readonly string[], chunking: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const left = screens
    .map((file) => fileURLToPath(new URL(`./src/routes/${file}`, import.meta.url)))
    .flatMap((screen) => [screen, `${screen}${SCREEN_PART}`]);
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || !OWN_MODULE.test(id)) continue;
    found.add(id);
    left.push(...(chunking.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
