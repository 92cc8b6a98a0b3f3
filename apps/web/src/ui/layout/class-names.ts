/** Joins class names: `cx('a', condition && 'b')`. Returns an empty string for none. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`;
  return joined;
}
