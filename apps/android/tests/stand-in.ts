/** Beside Android's classes: hands every call to the walk, which notes it and answers. */
const HUB = `package android;
public final class StandIn {
  public interface Answers { Object call(Class<?> type, String name, Object self, Object[] values) throws Exception; }
  public static Answers answers;
  public static <E extends Throwable> Object call(Class<?> type, String name, Object self, Object... values) throws E {
    try { return answers.call(type, name, self, values); } catch (Exception error) { @SuppressWarnings("unchecked") E thrown = (E) error; throw thrown; }
  }
}
`;

/**
 * Makes classes that can be run of those the app is compiled with: every method and every constructor asks `android.StandIn`. The version
 * of Android is the system property `sdk`.
 *
 * @param sources the classes of `compile-only/android.txt` by path
 */
export function standInSources(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const entries = [...sources].map(([path, source]) => [path, standIn(source)] as const);
  return new Map([...entries, ['android/StandIn.java', HUB] as const]);
}

function standIn(source: string): string {
  const open: { name: string; isInterface: boolean }[] = [];
  const lines = source.split('\n').map((line) => {
    const [, kind, className] = /(class|interface) (\w+).*\{$/.exec(line) ?? [];
    if (className !== undefined) {
      open.push({ name: className, isInterface: kind === 'interface' });
      return line.replace('abstract class', 'class');
    }
    if (line.trim() === '}') open.pop();
    const place = open.at(-1);
    return place === undefined || place.isInterface ? line : standInMember(line, place.name);
  });
  return lines.join('\n').replace('SDK_INT = Integer.parseInt("0")', 'SDK_INT = Integer.getInteger("sdk")');
}

function standInMember(line: string, className: string): string {
  const [, indent = '', modifiers = '', type, name, list, thrown = ''] =
    /^( *)((?:(?:public|protected|static|final|abstract|native) )*)(?:([\w.<>?[\]]+) )?(\w+)\((.*)\)( throws [\w.]+)?(?:;| \{\})$/.exec(
      line,
    ) ?? [];
  if (name === undefined || list === undefined) return line;
  const values =
    list === '' ? [] : list.split(/, (?![^<]*>)/).map((parameter) => parameter.split(' ').at(-1) ?? '');
  const isStatic = modifiers.includes('static');
  const call = (javaType: string, method: string, self: string) =>
    `android.StandIn.<RuntimeException>call(${[javaType, JSON.stringify(method), self, ...values].join(', ')})`;
  const head = `${indent}${modifiers.replace(/abstract |native /g, '')}${type === undefined ? '' : `${type} `}${name}(${list})${thrown}`;
  if (type === undefined) return `${head} { ${call('null', `new ${name}`, 'this')}; }`;
  const asked = call(`${type.replace(/<.*>/, '')}.class`, `${className}.${name}`, isStatic ? 'null' : 'this');
  return type === 'void' ? `${head} { ${asked}; }` : `${head} { return (${type}) ${asked}; }`;
}
