/** Reports a required value that is missing or of another type: `path: Required`, `path: Expected object, received string`. */
export function typeProblem(expected: string, value: unknown, path: string): string {
  const where = path === '' ? '' : `${path}: `;
  return value === undefined
    ? `${where}Required`
    : `${where}Expected ${expected}, received ${typeName(value)}`;
}

/** The name of a type in messages: `null`, `array` and `nan` are distinguished from objects and numbers. */
function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'nan' : typeof value;
}
