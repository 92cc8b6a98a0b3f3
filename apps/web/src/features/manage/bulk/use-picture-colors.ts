import { useEffect, useRef, useState } from 'react';
import { readPicture } from '../../../platform/read-picture.ts';
import { useImageAllowed } from '../../../state/images/use-image-allowed.ts';
import type { PictureColor } from './bulk-change.ts';
import type { BulkRecord } from './bulk-row.ts';
import { dominantColor } from './dominant-color.ts';
import { colorPictureOf } from './plan-bulk.ts';

/** How many pictures are loaded at once. */
const AT_ONCE = 4;
/** px: enough to distinguish the colours of areas, and fast to read. */
const SIDE = 32;

interface PictureReading {
  /** How many were read; null while none are being read. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Reads the pictures that have given no colour yet: what has failed may succeed now. */
  readonly read: (records: readonly BulkRecord[]) => Promise<void>;
}

/** Reads the colours of pictures, a few at a time. `onRead` gets all known ones at the end, by the addresses of the pictures. */
export function usePictureColors(
  known: ReadonlyMap<string, PictureColor>,
  onRead: (colors: ReadonlyMap<string, PictureColor>) => void,
): PictureReading {
  const isAllowed = useImageAllowed();
  const [progress, setProgress] = useState<PictureReading['progress']>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const colorOf = async (url: string): Promise<PictureColor> => {
    if (!isAllowed(url)) return { problem: 'not-wanted' };
    const pixels = await readPicture(url, SIDE);
    if (pixels === null) return { problem: 'unreadable' };
    const color = dominantColor(pixels);
    return color === null ? { problem: 'transparent' } : { color };
  };
  const read = async (records: readonly BulkRecord[]) => {
    const colors = new Map(known);
    const open = new Set(
      records.flatMap((record) => {
        const url = colorPictureOf(record);
        return url === null || hasColor(colors.get(url)) ? [] : [url];
      }),
    );
    let done = 0;
    setProgress({ done, all: open.size });
    const queue = open.values();
    const work = async () => {
      for (const url of queue) {
        colors.set(url, await colorOf(url));
        if (isGone.current) return;
        done += 1;
        setProgress({ done, all: open.size });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (isGone.current) return;
    setProgress(null);
    onRead(colors);
  };
  return { progress, read };
}

function hasColor(read: PictureColor | undefined): boolean {
  return read !== undefined && 'color' in read;
}
