import { recordSchema } from '@frontboard/model';
import type { Api, CallOptions } from './api.ts';

/** The longest page the service gives. */
const MOST_PER_PAGE = 100;

/** A record to the letter. Domain records are corrected: their colours have one case, their addresses no brackets. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** The own system to the letter, for files that must say what the service says. Version 2 only. */
export function createRecords(api: Api) {
  function get(below: string, options: CallOptions | undefined) {
    api.requireVersion2('Records');
    api.requireToken(options, 'Getting own records requires a token.');
    const entity = '/systems/@me';
    return api.get({ path: `${entity}${below}`, entity, own: true, needsToken: true }, options);
  }

  return {
    /** The system itself. */
    async system(options?: CallOptions): Promise<WireRecord> {
      return (await get('', options)).one(recordSchema);
    },

    /** Its settings in the service. */
    async settings(options?: CallOptions): Promise<WireRecord> {
      return (await get('/settings', options)).one(recordSchema);
    },

    /** All its members. */
    async members(options?: CallOptions): Promise<readonly WireRecord[]> {
      return (await get('/members', options)).list(recordSchema);
    },

    /** All its groups, with the uuids of their members. */
    async groups(options?: CallOptions): Promise<readonly WireRecord[]> {
      return (await get('/groups?with_members=true', options)).list(recordSchema);
    },

    /** Its switches before a time, newest first; without one, those of the past. `isLast` says that there are no older ones. */
    async switches(
      options?: CallOptions & { readonly before?: string | undefined },
    ): Promise<{ readonly switches: readonly WireRecord[]; readonly isLast: boolean }> {
      const query = new URLSearchParams({ limit: String(MOST_PER_PAGE) });
      if (options?.before !== undefined) query.set('before', options.before);
      const { items, sent } = (await get(`/switches?${query}`, options)).counted(recordSchema);
      return { switches: items, isLast: sent < MOST_PER_PAGE };
    },
  };
}
