import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** The routes of the app that none of these addresses opens; an address of a screen below opens those above it. */
export function routesWithout(paths: readonly string[]): readonly string[] {
  return appRoutes().filter((route) => {
    const pattern = new RegExp(`^${route.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/?]+')}([/?]|$)`);
    return !paths.some((path) => pattern.test(path));
  });
}

/** The paths of all routes, as the router's plugin lists them: `/lookup/member/$id`. Throws when the list can't be found. */
export function appRoutes(): readonly string[] {
  const tree = readFileSync(inRoot('apps/web/src/route-tree.gen.ts'), 'utf8');
  const [, listed] = /fullPaths:((?:\s*\| '[^']+')+)/.exec(tree) ?? [];
  if (listed === undefined) throw new Error('The file of the routes does not list their paths.');
  return [...listed.matchAll(/'([^']+)'/g)].map(([, route = '']) => route);
}
