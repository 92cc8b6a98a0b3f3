import { ServiceError } from '../service-error.ts';
import { findAtBackend } from '../store/references.ts';
import type { AutoproxyMode, AutoproxyRow } from '../store/rows.ts';
import type { SandboxState } from '../store/state.ts';
import { FieldErrors } from './field-errors.ts';
import { type JsonObject, JsonReader } from './json-body.ts';

export interface AutoproxyPatch {
  fields: Partial<Pick<AutoproxyRow, 'autoproxy_mode' | 'autoproxy_member'>>;
  /** uuid of the member the request named, if it named one. */
  givenMember: string | null;
}

const MODES: readonly AutoproxyMode[] = ['off', 'front', 'latch', 'member'];

/**
 * Reads an autoproxy PATCH against the row it is for. Modes off and front clear the member, so that even an empty body
 * changes something then. Throws 403 for a foreign member, 40001 with all complaints, or 400 when nothing changes.
 */
export function readAutoproxyPatch(
  source: JsonObject,
  state: SandboxState,
  row: AutoproxyRow,
): AutoproxyPatch {
  const body = new JsonReader(source);
  const errors = new FieldErrors();
  const ref = body.text('autoproxy_member');
  const givenMember = ref === null ? null : findAtBackend(state, 'member', ref);
  if (givenMember !== null && state.members.get(givenMember)?.system !== row.system) {
    throw new ServiceError('forbidden');
  }

  const fields: AutoproxyPatch['fields'] = {};
  if (body.has('autoproxy_mode')) {
    const mode = readMode(body.raw('autoproxy_mode'));
    if (mode === null) errors.invalid('autoproxy_mode');
    else fields.autoproxy_mode = mode;
  }
  if (givenMember !== null) fields.autoproxy_member = givenMember;
  if (ref !== null && givenMember === null) errors.add('autoproxy_member', 'Member not found.');

  const mode = body.has('autoproxy_mode') ? fields.autoproxy_mode : row.autoproxy_mode;
  if (mode !== 'latch' && mode !== 'member') {
    if (ref !== null) {
      errors.add(
        'autoproxy_member',
        "Cannot update autoproxy member if autoproxy is disabled or set to 'front' mode",
      );
    }
    fields.autoproxy_member = null;
  }
  if (mode === 'member' && (givenMember ?? row.autoproxy_member) === null) {
    errors.add('autoproxy_member', "An autoproxy member must be supplied for autoproxy mode 'member'");
  }
  errors.throwIfAny();
  if (Object.keys(fields).length === 0) throw new ServiceError('badRequest');
  return { fields, givenMember };
}

function readMode(value: unknown): AutoproxyMode | null {
  return value === null ? 'off' : (MODES.find((mode) => mode === value) ?? null);
}
