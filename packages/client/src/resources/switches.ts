import {
  brandId,
  type FrontSwitch,
  frontSwitchFromWire,
  type MemberRef,
  microsecondAfter,
  type SwitchId,
  type SystemRef,
  wireSwitchIdsSchema,
  wireSwitchSchema,
} from '@frontboard/model';
import { UsageError } from '../errors/usage-error.ts';
import type { Answer } from './answer.ts';
import { type Api, type CallOptions, pathRef } from './api.ts';
import { bodyRefs, bodyTimestamp } from './bodies.ts';
import { ownSystemPath, systemTarget } from './system-target.ts';

/** The longest page that the service returns. */
const MOST_PER_PAGE = 100;

/** A switch to record. */
export interface NewSwitch {
  /** Who is in front, in order; empty is a switch-out. A map counts by its keys. */
  readonly members: readonly MemberRef[] | ReadonlyMap<MemberRef, unknown>;
  /** Its time; the service's own time if absent. Version 1 ignores it. */
  readonly timestamp?: string | Date | undefined;
}

/** A page of switches, newest first, members by short id in no promised order. */
export interface SwitchPage {
  readonly switches: readonly FrontSwitch[];
  /**
   * `before` of the next page, which contains the switches of the oldest instant again, because this page may not hold all of them: merge
   * pages by id. Null if there are no older ones. Of an instant with more switches than a page the service never returns the rest.
   */
  readonly nextBefore: string | null;
}

interface PageOptions {
  readonly before?: string | undefined;
  /** At most and by default 100. */
  readonly limit?: number | undefined;
}

/** The history of fronts. */
export function createSwitches(api: Api) {
  const missingSwitch = 'Must provide a switch ID.';

  function ownSwitch(id: SwitchId, below = '') {
    return ownSystemPath(
      api,
      'Individual switches',
      `/switches/${pathRef('switch', id, missingSwitch)}${below}`,
    );
  }

  return {
    /**
     * A page of switches. `before` is exclusive, and a text because a `Date` loses digits: pass `nextBefore` of the last page. Throws
     * an `ApiError` 403 if private.
     */
    list: (system: SystemRef, options?: CallOptions & PageOptions) => fetchPage(api, system, options),

    /** One switch with whole members. Throws an `ApiError` 404 also if the history is private. */
    async fetch(system: SystemRef, id: SwitchId, options?: CallOptions): Promise<FrontSwitch> {
      api.requireVersion2('Individual switches');
      const below = `/switches/${pathRef('switch', id, missingSwitch)}`;
      const message = 'Getting switches requires a token.';
      return whole(await api.get(await systemTarget(api, system, below, message, options), options));
    },

    /**
     * Records a switch. After a `NetworkError` or `TimeoutError`, wait until the first request must have ended, look for the switch, and
     * send the same `timestamp` again only if it is absent: the service refuses a time that another switch has (40005), but requests that
     * overlap create a row each. Without a `timestamp` it is not sent again after a 429 either. The present members in the same order
     * are refused (40004), unless `timestamp` is before the latest switch.
     */
    async create(input: NewSwitch, options?: CallOptions): Promise<FrontSwitch> {
      api.requireToken(options, 'POST requires a token.');
      const members = bodyRefs('member', memberArray(input.members), 'Must provide an array of members.');
      const isV1 = api.version === 1;
      const time = input.timestamp === undefined || isV1 ? {} : { timestamp: bodyTimestamp(input.timestamp) };
      const entity = isV1 ? '/s' : '/systems/@me';
      const path = `${entity}/switches`;
      // Only a time of its own shows the service a repetition.
      const isSentOnce = time.timestamp === undefined;
      const answer = await api.write('POST', { path, entity }, { ...time, members }, options, isSentOnce);
      if (!answer.isEmpty) return whole(answer);
      // Version 1 answers without a body.
      const memberIds = members.map((member) => brandId('MemberId', member));
      return { id: null, timestamp: answer.receivedAt, memberIds, members: null, extra: {} };
    },

    /** Moves a switch to another time. Its present time is refused (40005), as is the time of any other switch. */
    async updateTime(id: SwitchId, timestamp: string | Date, options?: CallOptions): Promise<FrontSwitch> {
      api.requireVersion2('Individual switches');
      api.requireToken(options, 'PATCH requires a token.');
      const body = { timestamp: bodyTimestamp(timestamp) };
      return whole(await api.write('PATCH', ownSwitch(id), body, options));
    },

    /** Replaces the members of a switch, in order; empty makes it a switch-out. The same ones are refused (40004). */
    async updateMembers(
      id: SwitchId,
      members: readonly MemberRef[],
      options?: CallOptions,
    ): Promise<FrontSwitch> {
      api.requireVersion2('Individual switches');
      api.requireToken(options, 'PATCH requires a token.');
      const target = ownSwitch(id, '/members');
      const body = bodyRefs('member', members, 'Must provide an array of members.');
      return whole(await api.write('PATCH', target, body, options));
    },

    /** Deletes a switch permanently; the one before it then lasts until the one after it. */
    async remove(id: SwitchId, options?: CallOptions): Promise<void> {
      api.requireVersion2('Individual switches');
      api.requireToken(options, 'DELETE requires a token.');
      await api.write('DELETE', ownSwitch(id), undefined, options);
    },
  };
}

async function fetchPage(
  api: Api,
  system: SystemRef,
  options: (CallOptions & PageOptions) | undefined,
): Promise<SwitchPage> {
  const { before, limit = MOST_PER_PAGE } = options ?? {};
  const pageSize = Math.min(MOST_PER_PAGE, Math.max(0, Math.trunc(limit)));
  const query = new URLSearchParams();
  if (before !== undefined) query.set('before', before);
  if (api.version === 2) query.set('limit', String(pageSize));
  const below = `/switches${query.size > 0 ? `?${query}` : ''}`;
  const message = 'Getting switches requires a token.';
  const answer = await api.get(await systemTarget(api, system, below, message, options), options);
  const { items, sent } = answer.counted(wireSwitchIdsSchema);
  const switches = items.slice(0, pageSize).map((wire) => frontSwitchFromWire(wire, answer.receivedAt));
  // A full page with an unreadable item is still a full page.
  return { switches, nextBefore: sent < pageSize ? null : startOfNextPage(switches) };
}

function startOfNextPage(switches: readonly FrontSwitch[]): string | null {
  const oldest = switches.at(-1)?.timestamp ?? null;
  return oldest === null || oldest === switches[0]?.timestamp ? oldest : microsecondAfter(oldest);
}

function whole(answer: Answer): FrontSwitch {
  return frontSwitchFromWire(answer.one(wireSwitchSchema), answer.receivedAt);
}

function memberArray(members: unknown): unknown {
  if (members instanceof Map) return [...members.keys()];
  if (members === undefined || members === null || Array.isArray(members)) return members;
  throw new UsageError('Members must be an array or map if provided.');
}
