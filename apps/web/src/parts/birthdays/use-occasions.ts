import { facePicture, memberLabel, parseBirthday, recordKey, systemLabel } from '@frontboard/model';
import { useMemo } from 'react';
import { namedCaller } from '../../cache/aliases.ts';
import { cachedMembers } from '../../cache/members/queries.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { useStatusSnapshots } from '../../cache/use-status-snapshots.ts';
import type { CachedMember } from '../../persistence/documents/cached-records.ts';
import { systemCaller } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { isOwnSystem } from '../../session/viewer.ts';
import { useFollowed } from '../../state/hooks.ts';
import { useNow } from '../../state/use-now.ts';
import { useServices } from '../../sync/services.ts';
import { type CalendarDate, type Occasion, upcoming } from './occasions.ts';

/** The day on the device. */
function calendarDateOf(date: Date): CalendarDate {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

const CHECK_DAY_MS = 60_000;

type WithBirthday = Pick<
  CachedMember,
  | 'id'
  | 'uuid'
  | 'name'
  | 'displayName'
  | 'pronouns'
  | 'birthday'
  | 'avatarUrl'
  | 'webhookAvatarUrl'
  | 'color'
>;

/**
 * The birthdays and anniversaries that this device knows: of the own members, and of followed systems as far as their lists or fronts are
 * known. Nothing is requested for others.
 */
export function useOccasions() {
  const services = useServices();
  const own = useOwnSystem();
  const { items, state } = useOwnMembers();
  const followed = useFollowed();
  const naming = useNaming();
  const theirs = useMemo(() => followed.filter((id) => !isOwnSystem(own, id)), [followed, own]);
  const snapshots = useStatusSnapshots(theirs, true);
  const occasions = useMemo(() => {
    const birthdayOf = (member: WithBirthday, of: string | null, isOwn: boolean): Occasion[] => {
      const birthday = member.birthday == null ? null : parseBirthday(member.birthday);
      const { name } = memberLabel(member, naming);
      if (birthday === null || name.trim() === '') return [];
      return [
        {
          ...{ key: recordKey(member), kind: 'birthday', name, of, isOwn, color: member.color },
          pictureUrl: facePicture(member),
          ...birthday,
        },
      ];
    };
    const others = theirs.flatMap((id) => {
      const { system, front } = snapshots.get(id) ?? {};
      const caller = namedCaller(services, systemCaller(services.client, own, id), id);
      const members = new Map<string, WithBirthday>(
        [...(front?.members ?? []), ...cachedMembers(services.queryClient, caller, id)].map((it) => [
          recordKey(it),
          it,
        ]),
      );
      const title = labelOf(system, naming);
      return [
        ...[...members.values()].flatMap((member) => birthdayOf(member, title, false)),
        ...anniversaryOf(system, title, false),
      ];
    });
    return [
      ...(items ?? []).flatMap((member) => birthdayOf(member, null, true)),
      ...anniversaryOf(own, labelOf(own, naming), true),
      ...others,
    ];
  }, [services, own, items, theirs, snapshots, naming]);
  const today = new Date(useNow(CHECK_DAY_MS)).toDateString();
  const next = useMemo(() => upcoming(occasions, calendarDateOf(new Date(today))), [occasions, today]);
  return { next, isLoading: state === 'loading' };
}

function labelOf(
  system: Parameters<typeof systemLabel>[0] | null | undefined,
  naming: Parameters<typeof systemLabel>[1],
): string {
  return (system && systemLabel(system, naming).name) ?? '';
}

interface DatedSystem {
  readonly id: string;
  readonly uuid: string | null;
  readonly createdAt: string | null;
  readonly avatarUrl: string | null;
  readonly color: string | null;
}

/** The day on which a system came to PluralKit, if it is known. */
function anniversaryOf(system: DatedSystem | null | undefined, name: string, isOwn: boolean): Occasion[] {
  const at = system?.createdAt ?? null;
  if (!system || at === null || name === '' || Number.isNaN(Date.parse(at))) return [];
  const { year, month, day } = calendarDateOf(new Date(at));
  const { avatarUrl: pictureUrl, color } = system;
  return [
    {
      ...{ key: recordKey(system), kind: 'anniversary', name, pictureUrl, color, of: null, isOwn },
      ...{ year, month, day },
    },
  ];
}
