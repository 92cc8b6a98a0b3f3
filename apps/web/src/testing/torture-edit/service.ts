import { createEmptyState, createSandbox, type MemberRow, type Sandbox } from '@frontboard/sandbox';
import type { FakeClock } from '../fake-clock.ts';
import { ownMembers, plantOwnSystem } from '../torture/own-system.ts';
import { FIELDS, type Field } from './schedule.ts';

/** What the fields hold; nothing is an empty text. */
export type Texts = Record<Field, string>;

/** One value of a field at the service. */
interface Held {
  readonly value: string;
  /** Changes are counted through; this one made it. */
  readonly tick: number;
  /** The tab that wrote it; null is another device. */
  readonly by: number | null;
}

export const EDITED_UUID = ownMembers[0]?.uuid ?? '';

/** Only the fields that are changed. */
export function textsOf({ display_name, pronouns, description }: Record<Field, string | null>): Texts {
  return {
    display_name: display_name ?? '',
    pronouns: pronouns ?? '',
    description: description ?? '',
  };
}

/** A service with the edited member, which records the values of its fields. */
export function openService(clock: FakeClock): EditedService {
  const world = createEmptyState();
  plantOwnSystem(world);
  const sandbox = createSandbox({ world, clock, requireUserAgent: false });
  const row = world.members.get(EDITED_UUID);
  if (row === undefined) throw new Error('The member is missing.');
  Object.assign<MemberRow, Partial<MemberRow>>(row, { display_name: 'first', pronouns: 'they' });
  const begin = textsOf(row);
  const held = (field: Field): Held[] => [{ value: begin[field], tick: 0, by: null }];
  const history: Record<Field, Held[]> = {
    display_name: held('display_name'),
    pronouns: held('pronouns'),
    description: held('description'),
  };
  let tick = 0;

  const service: EditedService = {
    sandbox,
    tick: () => tick,
    texts: () => textsOf(row),
    last: (field) => history[field].at(-1) ?? { value: '', tick: 0, by: null },
    wasThere: (field, value, sinceTick) =>
      history[field].some((it, index, all) => {
        const endTick = all[index + 1]?.tick ?? Number.POSITIVE_INFINITY;
        return it.value === value && endTick > sinceTick;
      }),
    isChangedByOthers: (sinceTick, tab) =>
      FIELDS.some((field) => history[field].some((it) => it.tick > sinceTick && it.by !== tab)),
    note(field, value, by) {
      tick += 1;
      history[field].push({ value, tick, by });
    },
    changeElsewhere(field) {
      row[field] = `elsewhere ${tick + 1}`;
      service.note(field, row[field], null);
    },
  };
  return service;
}

/** The service and the history of the member there. */
export interface EditedService {
  readonly sandbox: Sandbox;
  /** How many changes there were. */
  tick(): number;
  texts(): Texts;
  last(field: Field): Held;
  /** Whether the field held that at some time since the change `sinceTick`. */
  wasThere(field: Field, value: string, sinceTick: number): boolean;
  /** Whether anything but this tab changed something after the change `sinceTick`. */
  isChangedByOthers(sinceTick: number, tab: number): boolean;
  note(field: Field, value: string, by: number | null): void;
  /** Another device of the same system changes a field. */
  changeElsewhere(field: Field): void;
}
