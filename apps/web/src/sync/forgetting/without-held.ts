/** Whether a value contains what is to be purged. */
export type Holds = (value: unknown) => boolean;

/** The values that do not contain it. */
export function withoutHeld<T>(
  values: Readonly<Record<string, T>>,
  holds: Holds,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !holds(value)));
}
