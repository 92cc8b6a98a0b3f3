import { type FilePart, type SystemFile, TIME_USES, type TimeChoice } from '../system-file.ts';

/** A person's choices for an import. */
export interface ImportChoice {
  /** The parts to import. */
  readonly parts: ReadonlySet<FilePart>;
  /** Keys of members and groups of the file that are left out. During a custom front that is left out nobody is in front. */
  readonly without: Readonly<Record<'members' | 'groups', ReadonlySet<string>>>;
  /** Fields that are left out, with their part before them: `members.description`. */
  readonly withoutFields: ReadonlySet<string>;
  /** How fields of an existing record change: they take the value of the file, or only if they are empty. */
  readonly existing: 'replace' | 'fill';
  /** Whether fields that are empty in the file are emptied. Only a file of PluralKit itself has such fields. */
  readonly isEmptying: boolean;
  /** Whether what is private in the service and public in the file becomes public. */
  readonly isOpening: boolean;
  /** By part and key of the file (`members.#1`): the key of the record in the service, or null for a new one. */
  readonly matches: ReadonlyMap<string, string | null>;
  /** By part and key of the file: the record of the service that may be it under another name. A person has to confirm it. */
  readonly toConfirm: ReadonlyMap<string, string>;
  /**
   * Where what PluralKit has no place for goes: into what only this device knows, custom fields below the description, or nowhere. A file has
   * custom fields, notes, roles and states.
   */
  readonly extras: 'device' | 'description' | 'out';
  /** How a custom field is added to the description, with `{name}` and `{value}`. */
  readonly detailLine: string;
  /** Who can see what a new record has no privacy for. `friends` is public for what every friend could see. */
  readonly newPrivacy: 'private' | 'friends' | 'public';
  /** Which switches are imported: all, or those before the first or after the last existing one. */
  readonly history: 'all' | 'before' | 'after';
  /** Shorter switches are left out, because some programs record leaving and coming separately. */
  readonly joinWithinMs: number;
  /** What happens to switches at times that no history has. The file is read with it. */
  readonly times: TimeChoice;
}

/** The initial choice: a restore for PluralKit's own files, and for others what changes least. */
export function firstChoice(file: SystemFile, now: SystemFile): ImportChoice {
  const { isByPluralKit } = file;
  const isSame = isByPluralKit && file.uuid !== null && file.uuid === now.uuid;
  const told: readonly (readonly [FilePart, boolean])[] = [
    // The profile of another system, or of another program, is rarely meant to replace this one.
    ['system', file.system !== null && isSame],
    ['config', file.config !== null && isSame],
    ['members', file.hint !== 'history-only'],
    ['groups', true],
    ['switches', mayHaveSwitches(file)],
  ];
  return {
    parts: new Set(told.flatMap(([part, isIn]) => (isIn ? [part] : []))),
    without: {
      members: unwantedMembers({
        members: file.members,
        used: usedMembers(file.switches),
        hasHistory: file.switches.length > 0,
      }),
      groups: new Set(),
    },
    withoutFields: new Set(),
    existing: isByPluralKit ? 'replace' : 'fill',
    isEmptying: false,
    isOpening: false,
    matches: new Map(),
    toConfirm: new Map(),
    extras: 'device',
    detailLine: '**{name}:** {value}',
    newPrivacy: 'private',
    history: isByPluralKit || now.switches.length === 0 ? 'all' : 'before',
    joinWithinMs: 0,
    times: {},
  };
}

/** Whether a choice about times reads a file again. */
export function mayBeReadAgain({ doubts }: Pick<SystemFile, 'doubts'>): boolean {
  return doubts.some(({ kind }) => TIME_USES[kind].length > 1);
}

/** Whether a file has switches, or would have some by a choice about their times. */
export function mayHaveSwitches({
  switches,
  doubts,
}: Pick<SystemFile, 'doubts'> & { readonly switches: { readonly length: number } }): boolean {
  return switches.length > 0 || mayBeReadAgain({ doubts });
}

/** What the first choice of members depends on. */
interface Fronting {
  readonly members: SystemFile['members'];
  /** The keys of all who were ever in front. */
  readonly used: ReadonlySet<string>;
  /** A file without a history says nothing of the use of custom fronts. */
  readonly hasHistory: boolean;
}

/**
 * The choice after the file was read again with other times: members who were left out because they were never in front follow what is known now.
 */
export function choiceAfterReading(choice: ImportChoice, before: Fronting, after: Fronting): ImportChoice {
  const [out, nowOut] = [unwantedMembers(before), unwantedMembers(after)];
  const members = new Set(choice.without.members);
  for (const key of out) if (!nowOut.has(key)) members.delete(key);
  for (const key of nowOut) if (!out.has(key)) members.add(key);
  return { ...choice, without: { ...choice.without, members } };
}

/**
 * The keys of the members who are left out at first: facets, because the file does not say whose they are, and custom fronts that were never used,
 * because some programs write ready-made ones into every file.
 */
function unwantedMembers({ members, used, hasHistory }: Fronting): ReadonlySet<string> {
  const unwanted = members.filter(
    ({ key, isFacet, isCustomFront }) =>
      isFacet === true || (isCustomFront === true && hasHistory && !used.has(key)),
  );
  return new Set(unwanted.map(({ key }) => key));
}

/** The keys of all who were ever in front. */
export function usedMembers(switches: SystemFile['switches']): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { members } of switches) for (const key of members) used.add(key);
  return used;
}
