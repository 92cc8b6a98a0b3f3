import { parseTimestamp, timestampSortKey } from '@frontboard/model';
import type { FileSwitch, FrontRole } from '../system-file.ts';

/** What the file says about a switch that the service has or gets. */
export interface SwitchExtras {
  /** When the switch is. */
  readonly timestamp: string;
  readonly texts: readonly string[];
  /** By the keys of members in the file. */
  readonly roles: readonly (readonly [key: string, role: FrontRole])[];
}

/** What the file says about its switches, by switches of the service. */
export interface PlannedNoted {
  readonly switches: readonly SwitchExtras[];
  /** How many switches of the file have texts and belong to no switch of the service. */
  readonly lost: number;
}

interface NotedPlanning {
  /** Who a member of the file is in both histories; no text for nobody. */
  readonly identityOf: (key: string) => string | null | undefined;
  readonly nowMs: number;
}

interface Target {
  readonly timestamp: string;
  readonly front: readonly string[];
}

/**
 * Finds the switch that what is noted belongs to: the one at its time, or else the one that is in effect then, if somebody is in both. The
 * histories are oldest first.
 */
export function planNoted(
  file: readonly FileSwitch[],
  now: readonly FileSwitch[],
  added: readonly FileSwitch[],
  { identityOf, nowMs }: NotedPlanning,
): PlannedNoted {
  const frontOf = ({ members }: FileSwitch) =>
    members.map(identityOf).filter((identity) => typeof identity === 'string');
  const switches: SwitchExtras[] = [];
  let lost = 0;
  let [inNow, inAdded] = [0, 0];
  for (const one of file) {
    const { texts = [], roles = [], timestamp } = one;
    if (texts.length + roles.length === 0 || (parseTimestamp(timestamp) ?? nowMs) > nowMs) continue;
    const key = keyOf(one);
    while (inNow < now.length && keyOf(now[inNow]) <= key) inNow += 1;
    while (inAdded < added.length && keyOf(added[inAdded]) <= key) inAdded += 1;
    const target = latest(now[inNow - 1], added[inAdded - 1], frontOf);
    const front = frontOf(one);
    const isThere =
      target !== null &&
      (keyOf(target) === key ||
        (front.length === 0 ? target.front.length === 0 : isAny(front, target.front)));
    if (isThere) switches.push({ timestamp: target.timestamp, texts, roles });
    else lost += Math.sign(texts.length);
  }
  return { switches, lost };
}

function latest(
  there: FileSwitch | undefined,
  added: FileSwitch | undefined,
  frontOf: (one: FileSwitch) => readonly string[],
): Target | null {
  if (added !== undefined && keyOf(there) < keyOf(added))
    return { timestamp: added.timestamp, front: frontOf(added) };
  return there === undefined ? null : { timestamp: there.timestamp, front: there.members };
}

function isAny(front: readonly string[], other: readonly string[]): boolean {
  return front.some((member) => other.includes(member));
}

function keyOf(one: Pick<FileSwitch, 'timestamp'> | undefined): string {
  return timestampSortKey(one?.timestamp) ?? '';
}
