import { recordSchema } from '@frontboard/model';
import type { Api, CallOptions } from './api.ts';

/** A record exactly as sent. Domain records are corrected: their colours have one case, their addresses no brackets. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** The own system exactly as sent, for files that must contain what the service says. Version 2 only. */
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
  };
}
