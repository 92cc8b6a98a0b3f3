import { parseRef } from '@frontboard/model';

/** The width of a picture, in px. */
export const BOARD_SIZE = { min: 32, max: 480, usual: 160 } as const;

/** Systems on a board. Requests for more would take longer than anybody looks at it. */
export const MOST_ON_BOARD = 50;

/** Seconds between two checks, and the shortest. */
const BOARD_REFRESH = { min: 30, max: 86_400 } as const;

/** What a board shows, in its address. What is absent has its usual value. */
export interface BoardSearch {
  /** References with commas between them. */
  readonly systems?: string;
  /** Folders of this device, by their ids, with commas between them. */
  readonly folders?: string;
  readonly size?: number;
  readonly names?: false;
  readonly pictures?: false;
  readonly frame?: false;
  readonly background?: 'transparent';
  readonly refresh?: number;
  /** Keeps the screen awake. */
  readonly awake?: true;
  /** The title and the icon of the page follow the own front. */
  readonly title?: true;
  /** The form is open, with these values. */
  readonly edit?: true;
}

/** Reads the search of an address; invalid parts count as absent. */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const systems = systemsIn(search.systems).join();
  const folders = listedIn(search.folders).join();
  const size = numberIn(search.size, BOARD_SIZE);
  const refresh = numberIn(search.refresh, BOARD_REFRESH);
  return {
    ...(systems !== '' && { systems }),
    ...(folders !== '' && { folders }),
    ...(size !== null && size !== BOARD_SIZE.usual && { size }),
    ...(search.names === false && { names: false }),
    ...(search.pictures === false && { pictures: false }),
    ...(search.frame === false && { frame: false }),
    ...(search.background === 'transparent' && { background: 'transparent' }),
    ...(refresh !== null && { refresh }),
    ...(search.awake === true && { awake: true }),
    ...(search.title === true && { title: true }),
    ...(search.edit === true && { edit: true }),
  };
}

/** The references of a list, each once. The own system has no name here that only its owner can use. */
export function systemsIn(value: unknown): readonly string[] {
  const refs = listedIn(value).flatMap((part) => {
    const parsed = parseRef('system', part);
    return parsed.ok && parsed.ref !== '@me' ? [String(parsed.ref)] : [];
  });
  return [...new Set(refs)].slice(0, MOST_ON_BOARD);
}

/** The parts of a list in an address. A list of one number is read as a number. */
export function listedIn(value: unknown): readonly string[] {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function numberIn(
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): number | null {
  const number = Number(value);
  return value === undefined || value === '' || !Number.isFinite(number)
    ? null
    : Math.round(Math.min(max, Math.max(min, number)));
}
