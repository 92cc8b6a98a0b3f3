import type { Api } from './api.ts';

/**
 * A resource whose code is loaded by its first call. Each call is sent as the account at the time of the call, whatever changes
 * while the code is loaded. Calls reject if the code does not load.
 */
export function lazily<Resource extends object>(
  api: Api,
  load: () => Promise<(api: Api) => Resource>,
): Resource {
  return new Proxy({} as Resource, {
    get:
      (_, name) =>
      async (...options: unknown[]) => {
        const bound = api.bound();
        const resource = (await load())(bound);
        const call = Reflect.get(resource, name) as (...options: unknown[]) => unknown; // only calls are asked for
        return call(...options);
      },
  });
}
