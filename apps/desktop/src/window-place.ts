import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the window is, in the pixels of the screen. */
export interface WindowPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isMaximized: boolean;
}

/** A screen as the system describes it, in pixels. */
export interface Screen {
  readonly position: { readonly x: number; readonly y: number };
  readonly size: { readonly width: number; readonly height: number };
}

const SMALLEST = { width: 320, height: 320 };
/** This much of the window's top must be on a screen, so that it can be dragged. */
const GRIP = { width: 96, height: 24 };

/** The place the window had last; null when there is none, or it can't be read. */
export function readPlace(folder: string): WindowPlace | null {
  try {
    return parsePlace(JSON.parse(readFileSync(placeFile(folder), 'utf8')));
  } catch {
    return null;
  }
}

/** Stores the place of the window. A failure does not matter. */
export function keepPlace(folder: string, place: WindowPlace): void {
  try {
    writeFileSync(placeFile(folder), `${JSON.stringify(place)}\n`);
  } catch {
    // The window then opens at the default place.
  }
}

const placeFile = (folder: string) => join(folder, 'window.json');

/** Reads a stored place; null for anything else. */
export function parsePlace(json: unknown): WindowPlace | null {
  if (typeof json !== 'object' || json === null) return null;
  const { x, y, width, height, isMaximized } = json as Record<string, unknown>;
  if (!isPixels(x) || !isPixels(y) || !isPixels(width) || !isPixels(height)) return null;
  return { x, y, width, height, isMaximized: isMaximized === true };
}

function isPixels(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) <= 100_000;
}

/**
 * The stored place, fitted to the present screens: not larger than its screen, and null if its top could not be dragged, as
 * after a screen was removed.
 */
export function fitPlace(place: WindowPlace, screens: readonly Screen[]): WindowPlace | null {
  const screen = screens.find(({ position, size }) => {
    const seenWidth =
      Math.min(place.x + place.width, position.x + size.width) - Math.max(place.x, position.x);
    const isTopSeen = place.y >= position.y && place.y + GRIP.height <= position.y + size.height;
    return seenWidth >= GRIP.width && isTopSeen;
  });
  if (screen === undefined) return null;
  return {
    ...place,
    width: Math.max(SMALLEST.width, Math.min(place.width, screen.size.width)),
    height: Math.max(SMALLEST.height, Math.min(place.height, screen.size.height)),
  };
}
