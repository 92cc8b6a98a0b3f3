/**
 * The Java files that the app is compiled with in place of Android, by path: `android/app/Activity.java` → text. Each class of
 * `compile-only/android.txt` begins with its package.
 */
export function compileOnlySources(text: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const source of text.split(/\n\n(?=package )/).slice(1)) {
    const [, packageName] = /^package ([\w.]+);/.exec(source) ?? [];
    const [, className] = /(?:class|interface) (\w+)/.exec(source) ?? [];
    if (packageName === undefined || className === undefined) {
      throw new Error(`compile-only/android.txt has a class without a name: ${source.slice(0, 80)}`);
    }
    files.set(`${packageName.replaceAll('.', '/')}/${className}.java`, source);
  }
  return files;
}
