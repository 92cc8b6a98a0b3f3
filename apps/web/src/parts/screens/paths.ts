import type { FileRoutesByPath } from '@tanstack/react-router';

type WithoutEnd<Path extends string> = Path extends `${infer Start}/` ? Start : Path;

/** The address of every screen, from the router's own list: `/lookup/member/$id`. The first screen has none. */
export type ScreenPath = Exclude<WithoutEnd<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>, ''>;

/** The addresses without parameters: where the palette and the shortcuts can go. */
export type PlacePath = Exclude<ScreenPath, `${string}$${string}`>;
