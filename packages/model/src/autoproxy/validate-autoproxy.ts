import { normaliseRef, refForm } from '../id/normalise-ref.ts';
import {
  accept,
  type Check,
  checkFields,
  refuse,
  refuseFields,
  type Validated,
} from '../validation/check.ts';
import { AUTOPROXY_MODES, type AutoproxyMode } from './autoproxy.ts';

/** The fields of autoproxy that can be changed, as they are sent. */
export interface AutoproxyPatch {
  autoproxy_mode?: AutoproxyMode;
  /** A member's short id or uuid. Null changes nothing in the service. */
  autoproxy_member?: string | null;
}

/**
 * Checks changes to autoproxy and turns them into what is sent. Mode `member` needs a member; with the modes `off` and `front` a
 * member is left out, because the service refuses it there. Never throws.
 */
export function validateAutoproxy(input: unknown): Validated<AutoproxyPatch> {
  const checked = checkFields<AutoproxyPatch>(input, { autoproxy_mode: mode, autoproxy_member: member });
  if (!checked.ok) return checked;
  const { autoproxy_mode, autoproxy_member } = checked.value;
  if (autoproxy_mode === 'member' && !autoproxy_member) {
    return refuseFields({
      autoproxy_member: ['Autoproxy member MUST be supplied if mode is set to "member"'],
    });
  }
  return autoproxy_mode === 'off' || autoproxy_mode === 'front'
    ? { ok: true, value: { autoproxy_mode } }
    : checked;
}

const mode: Check<AutoproxyMode> = (value) => {
  const known = AUTOPROXY_MODES.find((candidate) => candidate === value);
  return known
    ? accept(known)
    : refuse(`Invalid mode provided. Valid autoproxy mode values: ${AUTOPROXY_MODES.join(', ')}`);
};

const member: Check<string | null> = (value) => {
  if (value === null || value === '') return accept(null);
  const ref = typeof value === 'string' ? normaliseRef(value) : '';
  const form = refForm(ref);
  return form === 'id' || form === 'uuid' ? accept(ref) : refuse('Autoproxy member must be a member ID');
};
