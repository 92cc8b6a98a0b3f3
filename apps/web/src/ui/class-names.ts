/** Joins class names: `cx('a', condition && 'b')`. Returns an empty string for none. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
