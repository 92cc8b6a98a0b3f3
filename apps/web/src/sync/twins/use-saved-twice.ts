import type { Group, Member } from '@frontboard/model';
import { useMemo, useState } from 'react';
import { useAccountPlace } from '../../session/account-hooks.ts';
import { useServices } from '../services.ts';
import type { OwnKind } from '../writes/own-records.ts';
import { readCreated } from './created-journal.ts';
import { savedTwins } from './find-twins.ts';
import { keepTwins, removeTwins } from './watch-created.ts';

/** A record that the service created more than once. */
export interface SavedTwice {
  readonly record: Member | Group;
  /** The number of copies. */
  readonly copies: number;
  /** Removes the copies. */
  remove(): Promise<void>;
  /** Keeps them: they are not mentioned again. */
  keep(): void;
}

/** The records among `records` (all own members or groups) that were saved twice and about which the person has not decided. */
export function useSavedTwice(kind: OwnKind, records: readonly (Member | Group)[]): readonly SavedTwice[] {
  const services = useServices();
  const place = useAccountPlace();
  const [answered, setAnswered] = useState<readonly string[]>([]);
  return useMemo(
    () =>
      readCreated(place, services.clock.now())
        .filter(({ told, viewer, kind: of }) => told > 0 && viewer === place.viewer && of === kind)
        .flatMap((created) => {
          const { uuid } = created.record;
          const record = records.find((one) => one.uuid === uuid);
          const copies = savedTwins(records, created).length;
          if (record === undefined || copies === 0 || answered.includes(uuid)) return [];
          return {
            record,
            copies,
            remove: () => removeTwins(services, place, created),
            keep() {
              keepTwins(services, place, created);
              setAnswered((former) => [...former, uuid]);
            },
          };
        }),
    [services, place, kind, records, answered],
  );
}
