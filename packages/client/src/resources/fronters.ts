import {
  frontSwitchFromWire,
  type Member,
  type SwitchId,
  type SystemRef,
  wireSwitchSchema,
} from '@frontboard/model';
import { type ApiError, isApiError } from '../errors/api-error.ts';
import { isOwnWord } from '../errors/service-answer.ts';
import type { Answer } from './answer.ts';
import type { Api, CallOptions } from './api.ts';
import { systemTarget } from './system-target.ts';

/** The front of a system. `lastSwitch` is the service's own timestamp string. */
export type FrontersResult =
  | {
      readonly state: 'fronting' | 'switched-out';
      readonly allowed: true;
      /** In front order; empty when switched out. */
      readonly members: readonly Member[];
      /** Null in version 1, whose switches have no ids. */
      readonly switchId: SwitchId | null;
      readonly lastSwitch: string;
    }
  | {
      readonly state: 'never-switched';
      readonly allowed: true;
      readonly members: readonly [];
      readonly switchId: null;
      readonly lastSwitch: null;
    }
  | {
      /** No such system. Of a system that is known to exist it means the same as no switch. */
      readonly state: 'not-found';
      readonly allowed: true;
      readonly members: readonly [];
      readonly switchId: null;
      readonly lastSwitch: null;
    }
  | {
      readonly state: 'private';
      readonly allowed: false;
      readonly members: readonly [];
      readonly switchId: null;
      readonly lastSwitch: null;
    };

const NOBODY = { members: [], switchId: null, lastSwitch: null } as const;
const NEVER_SWITCHED: FrontersResult = { state: 'never-switched', allowed: true, ...NOBODY };

/** Who is fronting. */
export function createFronters(api: Api) {
  return {
    /**
     * The current fronters. A system that does not share them, has none, or is unknown is a result, not an error.
     * Members whose visibility is private are among them, as the service sends them.
     */
    async fetch(ref: SystemRef, options?: CallOptions): Promise<FrontersResult> {
      const message = "Can't get own fronters when not logged in";
      let answer: Answer;
      try {
        answer = await api.get(await systemTarget(api, ref, '/fronters', message, options), options);
      } catch (error) {
        const result = isApiError(error) ? resultOf(error, api.version) : null;
        if (result === null) throw error;
        return result;
      }
      if (answer.isEmpty) return NEVER_SWITCHED;
      const front = frontSwitchFromWire(answer.one(wireSwitchSchema), answer.receivedAt);
      const members = front.members ?? [];
      const state = members.length > 0 ? 'fronting' : 'switched-out';
      return { state, allowed: true, members, switchId: front.id, lastSwitch: front.timestamp };
    },
  };
}

function resultOf(error: ApiError, version: 1 | 2): FrontersResult | null {
  if (!isOwnWord(error)) return null;
  if (error.status === 403) return { state: 'private', allowed: false, ...NOBODY };
  if (error.status !== 404) return null;
  const isKnown = version === 1 && error.message === 'System has no registered switches.';
  return isKnown ? NEVER_SWITCHED : { state: 'not-found', allowed: true, ...NOBODY };
}
