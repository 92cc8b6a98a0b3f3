import {
  type AutoproxyMode,
  type AutoproxyPatch,
  type AutoproxySettings,
  type Validated,
  validateAutoproxy,
} from '@frontboard/model';

/** The form of autoproxy in one server, by the service's names. */
export interface AutoproxyValues {
  readonly autoproxy_mode: AutoproxyMode;
  /** A member's short id; empty for none. */
  readonly autoproxy_member: string;
}

/** Autoproxy as the form shows it. The latched member cannot be set, so only mode `member` has a member. */
export function autoproxyValues({ mode, memberId }: AutoproxySettings): AutoproxyValues {
  return { autoproxy_mode: mode, autoproxy_member: mode === 'member' ? (memberId ?? '') : '' };
}

/** Checks the form as a whole and turns what changed into what is sent. With mode `member` the member is sent, too. */
export function validateAutoproxyValues(
  values: AutoproxyValues,
  changed: readonly (keyof AutoproxyValues)[],
): Validated<AutoproxyPatch> {
  const checked = validateAutoproxy(values);
  if (!checked.ok || changed.includes('autoproxy_mode')) return checked;
  const { autoproxy_mode: mode, autoproxy_member: member } = checked.value;
  return {
    ok: true,
    value: mode === 'member' && changed.length > 0 && member ? { autoproxy_member: member } : {},
  };
}
