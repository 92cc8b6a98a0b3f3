import type { HexColor } from '../color/color.ts';
import type { WireProxyTag } from '../proxy-tag/proxy-tag.ts';

/** The types of a field by its kind: as it is sent, in the app's record, and in a change. */
interface KindTypes {
  /** A text that is never null. */
  name: { wire: string; record: string; patch: string };
  text: { wire: string | null; record: string | null; patch: string | null };
  /** The address of a picture. */
  url: { wire: string | null; record: string | null; patch: string | null };
  /** Six hex digits, in the app's record with `#`. */
  color: { wire: string | null; record: HexColor | null; patch: string | null };
  /** `YYYY-MM-DD`; the year 0004 (older: 0001) means that there is none. `parseBirthday` reads it. */
  birthday: { wire: string | null; record: string | null; patch: string | null };
  /** The service's own string; `parseTimestamp` reads it. */
  time: { wire: string | null; record: string | null; patch: never };
  number: { wire: number | null; record: number | null; patch: never };
  flag: { wire: boolean; record: boolean; patch: boolean };
  /** Null for everyone but the owner. */
  'owner-flag': { wire: boolean | null; record: boolean | null; patch: boolean };
  tags: { wire: WireProxyTag[]; record: readonly WireProxyTag[]; patch: WireProxyTag[] };
}

/** Kinds whose types differ from record to record: the interface of the record has them. */
type OwnKind = 'id' | 'uuid' | 'system' | 'members' | 'privacy';

/** How the value of a field is read, checked, stored and compared. */
export type FieldKind = keyof KindTypes | OwnKind;

/** Kinds that only settings have; the wire types of settings are written by hand, because others get fewer than the owner. */
export type SettingKind = 'timezone' | 'choice' | 'texts';

/** What is to be known about a field. */
export interface Field<Privacy extends string = string, Kind = FieldKind> {
  readonly kind: Kind;
  /** Its name in the app's record. Without one it is in `extra`, as what a later release of the service sends. */
  readonly property?: string;
  /** Who sets it. Absent: a client. What only the bot sets is in files, and ignored in a request. */
  readonly setBy?: 'service' | 'bot';
  /** The longest text, in UTF-16 units. */
  readonly limit?: number;
  /** The value in a new record, if it is not the empty one. */
  readonly initial?: boolean;
  /** How messages name it, if not by the words of its key. */
  readonly label?: string;
  /** The privacy setting that hides it from others. */
  readonly hiddenBy?: Privacy;
  /** The privacy settings of the record. */
  readonly settings?: readonly Privacy[];
}

/** The fields of a record by the names that the service uses, in the order of its files. */
export type RecordFields<Privacy extends string = string> = Readonly<Record<string, Field<Privacy>>>;

/** The same of a record or of settings. */
export type AnyFields<Key extends string = string> = Readonly<
  Record<Key, Field<string, FieldKind | SettingKind>>
>;

type ValueKey<T extends RecordFields> = {
  [K in keyof T]: T[K]['kind'] extends OwnKind ? never : K;
}[keyof T];
type TypesOf<F extends Field> = F['kind'] extends keyof KindTypes ? KindTypes[F['kind']] : never;

/** The values of a record as the service sends them. */
export type WireValues<T extends RecordFields> = { [K in ValueKey<T>]: TypesOf<T[K]>['wire'] };

/** The values of a record as the app has them. */
export type RecordValues<T extends RecordFields> = {
  readonly [K in ValueKey<T> as T[K] extends { readonly property: infer P extends string }
    ? P
    : never]: TypesOf<T[K]>['record'];
};

/** The values of a change, as they are sent. Absent keys stay as they are, null clears. */
export type PatchValues<T extends RecordFields> = {
  [K in ValueKey<T> as T[K] extends { readonly setBy: 'service' } ? never : K]?: TypesOf<T[K]>['patch'];
};

/** The values that a privacy setting hides, as the service sends them. */
export type HideableValues<T extends RecordFields> = {
  [K in ValueKey<T> as T[K] extends { readonly hiddenBy: string } ? K : never]: TypesOf<T[K]>['wire'];
};

/** The fields with their keys, in the order of the table. */
export function tableFields<F>(
  table: Readonly<Record<string, F>>,
): readonly (readonly [key: string, field: F])[] {
  return Object.entries(table);
}

/** The fields that a client can set. */
export function settableFields(table: AnyFields): ReturnType<typeof tableFields<AnyFields[string]>> {
  return tableFields(table).filter(([, { setBy }]) => setBy === undefined);
}
