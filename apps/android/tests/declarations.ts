/** One member of Android's API, as its TypeScript declarations say. */
export interface Member {
  readonly name: string;
  readonly isStatic: boolean;
  /** Null for a field. Types are TypeScript types, without what may be null and without what is inside `<>`. */
  readonly parameters: readonly string[] | null;
  readonly type: string;
  readonly since: number;
}

/** One class or interface of Android's API. */
export interface Declared {
  readonly isInterface: boolean;
  readonly since: number;
  readonly parents: readonly string[];
  readonly members: readonly Member[];
}

/** Android's API by class: `android.view.View.OnApplyWindowInsetsListener`. */
export type Declarations = ReadonlyMap<string, Declared>;

/** The oldest level that the declarations distinguish. */
const FIRST_LEVEL = 21;

/**
 * Reads the declarations of `@nativescript/types-android`, which are generated, with one line for each member. Nested classes
 * are in a module with the name of their class; an interface is a class that can be made from an `implementation`.
 */
export function readDeclarations(text: string): Declarations {
  const declared = new Map<
    string,
    { isInterface: boolean; since: number; parents: string[]; members: Member[] }
  >();
  const open: string[] = [];
  let comment = '';
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('/**')) comment = '';
    if (/^(\/\*\*|\*)/.test(line)) {
      comment += line;
      continue;
    }
    const since = Number(/@since (\d+)/.exec(comment)?.[1] ?? FIRST_LEVEL);
    const [, kind, name = ''] =
      /^(?:declare|export) (?:abstract )?(module|class|interface) ([\w.$]+)/.exec(line) ?? [];
    const owner = open.join('.');
    const place = declared.get(owner);
    if (kind !== undefined) {
      open.push(name);
      const parents = [...line.matchAll(/(?:extends|implements|,) ((?:android|java)[\w.]+)/g)].map(
        ([, parent = '']) => parent,
      );
      if (kind !== 'module')
        declared.set(open.join('.'), { isInterface: false, since, parents, members: [] });
    } else if (line.startsWith('}')) open.pop();
    else if (line.includes('constructor(implementation')) {
      if (place !== undefined) place.isInterface = true;
      if (line.endsWith('{')) open.push('implementation');
    } else if (place !== undefined) {
      const member = readMember(line, since);
      if (member !== null) place.members.push(member);
    }
    comment = '';
  }
  return declared;
}

function readMember(line: string, since: number): Member | null {
  const [, modifiers = '', name, parameters, type] =
    /^((?:(?:public|protected|static|abstract) )*)([\w$]+)(?:<[^(]*>)?(?:\((.*)\))?(?:: (.*))?;$/.exec(
      line,
    ) ?? [];
  if (name === undefined) return null;
  return {
    name,
    isStatic: modifiers.includes('static'),
    parameters: parameters === undefined ? null : parameterTypes(parameters),
    type: plainType(type ?? ''),
    since,
  };
}

function parameterTypes(list: string): string[] {
  return plainType(list)
    .split(/,\s*/)
    .filter((parameter) => parameter !== '')
    .map((parameter) => parameter.slice(parameter.indexOf(':') + 1).trim());
}

function plainType(type: string): string {
  // An array keeps the type of its elements.
  let plain = type.replaceAll(' | null', '').replace(/androidNative\.Array<([\w.]+)>/g, '$1[]');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/<[^<>]*>/g, '');
  }
  return plain;
}

/** The type that the declarations have for one of Java. */
export function declaredType(java: string): string {
  if (java.endsWith('[]')) return `${declaredType(java.slice(0, -2))}[]`;
  if (['int', 'long', 'float', 'double', 'short', 'byte'].includes(java)) return 'number';
  if (/^(?:java\.lang\.)?(?:String|CharSequence)$/.test(java)) return 'string';
  if (/^(?:java\.lang\.)?Object$/.test(java)) return 'any';
  if (/^(?:Runnable|Class)$/.test(java)) return `java.lang.${java}`;
  return java.replaceAll('$', '.');
}

/** Parameters for which the declarations say `any` instead of the class. */
const UNNAMED = ['android.graphics.drawable.Icon'];

/** A type variable, like the T of a ValueCallback, is an Object once it is compiled. */
const isSameType = (type: string, wanted: string | undefined) =>
  type === wanted ||
  (/^[A-Z]$/.test(type) && (wanted === 'any' || wanted === type)) ||
  (type === 'any' && UNNAMED.includes(wanted ?? ''));

/** What a class or an ancestor of it declares by this name with these parameters (null for a field). */
export function findMember(
  declarations: Declarations,
  { owner, name, parameters }: { owner: string; name: string; parameters: readonly string[] | null },
): Member | undefined {
  const found = declarations.get(owner);
  const wanted = parameters?.map(declaredType);
  const own = found?.members.find(
    (member) =>
      member.name === name &&
      (wanted === undefined
        ? member.parameters === null
        : member.parameters?.length === wanted.length &&
          member.parameters.every((type, index) => isSameType(type, wanted[index]))),
  );
  if (own !== undefined || name === 'constructor') return own;
  for (const parent of found?.parents ?? []) {
    const inherited = findMember(declarations, { owner: parent, name, parameters });
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}
