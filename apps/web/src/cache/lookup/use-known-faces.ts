import {
  facePicture,
  formatId,
  type Group,
  groupLabel,
  type Member,
  memberLabel,
  systemLabel,
} from '@frontboard/model';
import { useQueryClient } from '@tanstack/react-query';
import { systemCaller, useEntityCaller } from '../../session/caller.ts';
import type { RecentLookup } from '../../session/recent-lookups.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { namedCaller } from '../aliases.ts';
import { useNaming } from '../naming/use-naming.ts';
import { useCacheServices } from '../services.ts';
import { cachedSystem } from '../systems/find-system.ts';
import { findListed } from './find-listed.ts';

/** A recent lookup as it is shown. */
export interface KnownFace {
  /** Null if nothing about it is cached: names are not persisted. */
  readonly name: string | null;
  readonly avatarUrl: string | null;
  readonly color: string | null;
  /** The service has answered that it does not exist, or is not shared. */
  readonly isGone?: boolean;
}

const UNKNOWN: KnownFace = { name: null, avatarUrl: null, color: null };
const GONE: KnownFace = { ...UNKNOWN, isGone: true };

/** Finds the current name of a system, member or group in this page's cache. Sends no request. */
export function useKnownFaces(): (lookup: RecentLookup) => KnownFace {
  const services = useCacheServices();
  const { client, session, statusCache } = services;
  const queryClient = useQueryClient();
  const naming = useNaming();
  const { viewer } = useEntityCaller();
  return ({ kind, id }) => {
    if (kind === 'system') {
      const caller = namedCaller(services, systemCaller(client, session.getState().system, id), id);
      const answer = cachedSystem(queryClient, caller, id);
      if (answer !== undefined && answer.state !== 'shared') return GONE;
      const system = answer?.value ?? statusCache.readSystem(id)?.value;
      if (system === undefined) return UNKNOWN;
      return { ...system, name: systemLabel(system, naming).name };
    }
    if (kind === 'member') {
      const member = findListed<Member>(queryClient, [viewer, PUBLIC], 'members', id);
      return member === null
        ? UNKNOWN
        : {
            ...member,
            name: memberLabel(member, naming).name || null,
            avatarUrl: facePicture(member),
          };
    }
    const group = findListed<Group>(queryClient, [viewer, PUBLIC], 'groups', id);
    if (group === null) return UNKNOWN;
    return { name: groupLabel(group, naming) || null, avatarUrl: group.iconUrl, color: group.color };
  };
}

/** The name of a system if it is known, for "Member of …"; otherwise its id. */
export function useSystemName(): (id: string) => string {
  const faceOf = useKnownFaces();
  const naming = useNaming();
  return (id) => faceOf({ kind: 'system', id }).name ?? formatId(id, naming.id);
}
