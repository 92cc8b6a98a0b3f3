let policy: TrustedTypePolicy | null | undefined;

/**
 * The address of a script of the app, as Trusted Types accept it for a worker. The DOM types expect a string there.
 *
 * @throws Error for an address of another origin
 */
export function trustedAddress(url: string): string {
  if (new URL(url, window.location.href).origin !== window.location.origin) {
    throw new Error('a worker runs code of the app alone');
  }
  policy ??=
    (window as { trustedTypes?: TrustedTypeFactory }).trustedTypes?.createPolicy('frontboard-worker', {
      createScriptURL: (address) => address,
    }) ?? null;
  return (policy?.createScriptURL(url) ?? url) as string;
}

interface TrustedTypePolicy {
  createScriptURL(input: string): unknown;
}

/** The part of Trusted Types that is used; TypeScript's DOM types lack it. */
interface TrustedTypeFactory {
  createPolicy(name: string, rules: { createScriptURL(input: string): string }): TrustedTypePolicy;
}
