import { replaceEqualDeep } from '@tanstack/react-query';

/** Whether two values of a form are deeply equal; the order of keys does not matter, the order of lists does. */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || replaceEqualDeep(one, other) === one;
}
