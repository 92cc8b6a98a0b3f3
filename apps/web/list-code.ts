import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const ROUTES = readdirSync(new URL('./src/routes', import.meta.url))
  .filter((file) => /^[^_-].*\.tsx$/.test(file))
  .map((file) => `routes/${file}`);

/** The pages of a system, a member and a group. */
const PAGES = [
  'routes/lookup.system.$id.fronters.tsx',
  'routes/lookup.system.$id.members.$member.tsx',
  'routes/lookup.system.$id.groups.$group.tsx',
  'routes/lookup.member.$id.tsx',
  'routes/lookup.group.$id.tsx',
];

/** What these screens load first. */
const ENTRIES = {
  own: ['routes/manage.members.tsx'],
  'looked-up': [
    'routes/lookup.system.$id.tsx',
    'routes/lookup.system.$id.members.tsx',
    'cache/lookup/open-system.ts',
  ],
  pages: PAGES,
  'no-pages': ROUTES.filter((route) => !PAGES.includes(route)),
} as const;
type Screens = keyof typeof ENTRIES;

/** Where the router's plugin puts the component of a route. */
const SCREEN_PART = '?tsr-split=component';

/** The app's own modules, and single queries, which both have. The index of another package names all of its modules, whatever is imported from it. */
const TRACED =
  /\/apps\/web\/src\/|\/node_modules\/@tanstack\/(?:react-query|query-core)\/(?!.*(?:queriesObserver|useQueries|nfinite))/;

/** An icon is imported by its name from an index that imports all of them. */
const NAMED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/([^/]+)\.mjs$/;

/**
 * The files for what the lists of members and groups import: one for both own and looked-up lists, and one for each. For what pages import
 * beyond them, one with what other screens need too, and one with the rest. Their screens load none of what only others need; of the files of
 * the layers they would need a third.
 */
export function listCode(): Rolldown.CodeSplittingGroup[] {
  const needed = new Map<Screens, ReadonlySet<string>>();
  const isNeeded = (of: Screens, id: string, chunking: Rolldown.ChunkingContext) => {
    const known = needed.get(of) ?? importedBy(ENTRIES[of], chunking);
    needed.set(of, known);
    const icon = ICON_FILE.exec(id)?.[1];
    return known.has(icon === undefined ? id : markOfIcon(icon));
  };
  const group = (
    debugName: string,
    priority: number,
    of: readonly Screens[],
  ): Rolldown.CodeSplittingGroup => ({
    name: (id, chunking) => (of.every((screens) => isNeeded(screens, id, chunking)) ? debugName : null),
    debugName,
    // What one screen alone needs is smaller with the rest than in a file of its own.
    minShareCount: of.length,
    priority,
  });
  // Packages that both need are in the first, which is before the others.
  return [
    group('browse', 5.3, ['own', 'looked-up']),
    group('browse-own', 5.2, ['own']),
    group('browse-looked-up', 5.1, ['looked-up']),
    group('page', 5.09, ['pages', 'no-pages']),
    group('page-only', 5.08, ['pages']),
  ];
}

/** The app's modules that these import, directly or not, and the marks of their icons. */
function importedBy(entries: readonly string[], chunking: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const left = entries
    .map((file) => fileURLToPath(new URL(`./src/${file}`, import.meta.url)))
    .flatMap((entry) => [entry, `${entry}${SCREEN_PART}`]);
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || !TRACED.test(id)) continue;
    found.add(id);
    const module = chunking.getModuleInfo(id);
    left.push(...(module?.importedIds ?? []));
    for (const icon of iconsIn(module?.code ?? '')) found.add(markOfIcon(icon));
  }
  return found;
}

/** The files of the icons that a script imports: `ArrowUpDown` is in `arrow-up-down`, `Rows3` in `rows-3`. */
function iconsIn(code: string): string[] {
  return [...code.matchAll(NAMED_ICONS)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) =>
        (/^\s*(\w*)/.exec(name)?.[1] ?? '')
          .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, '-')
          .toLowerCase(),
      ),
  );
}

/** No module has it as its name. */
function markOfIcon(name: string): string {
  return `icon ${name}`;
}
