/** One line of `compile-only/android.txt`. */
export interface CompileOnlyMember {
  readonly owner: string;
  readonly isInterface: boolean;
  /** `constructor` for what makes an object. */
  readonly name: string;
  readonly isStatic: boolean;
  /** Null for a field. */
  readonly parameters: readonly string[] | null;
  readonly type: string;
  /** The text of a constant's value. */
  readonly value: string | null;
}

/** Reads one class of `compile-only/android.txt`, with those inside it. A member is on a line of its own. */
export function readCompileOnly(source: string): CompileOnlyMember[] {
  const members: CompileOnlyMember[] = [];
  const open: { name: string; isInterface: boolean }[] = [];
  const packageName = /^package ([\w.]+);/.exec(source)?.[1] ?? '';
  for (const line of source.split('\n').map((raw) => raw.trim())) {
    const [, kind, className] = /(class|interface) (\w+).*\{$/.exec(line) ?? [];
    if (className !== undefined) open.push({ name: className, isInterface: kind === 'interface' });
    else if (line === '}') open.pop();
    const innermost = open.at(-1);
    if (className !== undefined || innermost === undefined) continue;
    const [, modifiers, type = '', name, list, value] =
      /^((?:(?:public|protected|static|final|abstract|native) )*)(?:([\w.<>?[\], ]+?) )?(\w+)(?:\((.*)\))?(?: = ([^;]*))?(?: throws [\w.]+)?(?: \{\})?;?$/.exec(
        line,
      ) ?? [];
    if (modifiers === undefined || name === undefined) continue;
    members.push({
      owner: [packageName, ...open.map((part) => part.name)].join('.'),
      isInterface: innermost.isInterface,
      name: name === innermost.name ? 'constructor' : name,
      isStatic: modifiers.includes('static'),
      parameters:
        list === undefined
          ? null
          : withoutGenerics(list)
              .split(', ')
              .filter(Boolean)
              .map((part) => part.split(' ')[0] ?? ''),
      type: withoutGenerics(type),
      value: value === undefined || /[(]|^null$/.test(value) ? null : value,
    });
  }
  return members;
}

const withoutGenerics = (text: string) => text.replace(/<[^<>]*>/g, '');
