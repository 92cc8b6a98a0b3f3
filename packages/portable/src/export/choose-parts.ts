import { timestampSortKey } from '@frontboard/model';
import type { PartMark } from './part-mark.ts';
import type { ApiAnswers } from './write-export.ts';

/** The parts of a system in a file. */
export interface ExportChoice {
  /** Uuids; null for all. */
  readonly members: ReadonlySet<string> | null;
  /** Uuids; null for all. */
  readonly groups: ReadonlySet<string> | null;
  /** Null leaves the history out. */
  readonly history: { readonly since: string | null; readonly until: string | null } | null;
}

/** Everything. */
export const WHOLE_SYSTEM: ExportChoice = {
  members: null,
  groups: null,
  history: { since: null, until: null },
};

/**
 * The chosen part of a system, and the mark that says so; null for the whole. A switch keeps only chosen members and is left out if none
 * of its members is chosen: empty it would look like a switch-out.
 */
export function chooseParts(
  answers: ApiAnswers,
  choice: ExportChoice,
): { readonly answers: ApiAnswers; readonly mark: PartMark | null } {
  const members = answers.members.filter(({ uuid }) => isChosen(choice.members, uuid));
  const groups = answers.groups.filter(({ uuid }) => isChosen(choice.groups, uuid));
  const switches = chosenSwitches(answers.switches, choice, new Set(members.map(({ id }) => id)));
  const isOpen = choice.history?.since === null && choice.history.until === null;
  const isWhole = choice.members === null && choice.groups === null && isOpen;
  const mark: PartMark = {
    version: 1,
    whole: {
      members: choice.members === null,
      groups: choice.groups === null,
      switches: choice.members === null && isOpen,
    },
    since: choice.history?.since ?? null,
    until: choice.history?.until ?? null,
  };
  return { answers: { ...answers, members, groups, switches }, mark: isWhole ? null : mark };
}

function isChosen(chosen: ReadonlySet<string> | null, uuid: unknown): boolean {
  return chosen === null || (typeof uuid === 'string' && chosen.has(uuid));
}

function chosenSwitches(
  switches: ApiAnswers['switches'],
  { members: chosen, history }: ExportChoice,
  ids: ReadonlySet<unknown>,
): ApiAnswers['switches'] {
  if (history === null) return [];
  const since = timestampSortKey(history.since);
  const until = timestampSortKey(history.until);
  return switches.flatMap((one) => {
    const key = timestampSortKey(String(one.timestamp)) ?? '';
    if ((since !== null && key < since) || (until !== null && key >= until)) return [];
    if (chosen === null || !Array.isArray(one.members) || one.members.length === 0) return [one];
    const members = one.members.filter((id) => ids.has(id));
    return members.length === 0 ? [] : [{ ...one, members }];
  });
}
