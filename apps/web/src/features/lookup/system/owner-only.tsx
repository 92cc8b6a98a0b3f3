import type { SystemPrivacyKey } from '@frontboard/model';
import { EyeOff } from 'lucide-react';
import { sharedValue } from '../../../cache/shared.ts';
import { useSystem } from '../../../cache/systems/find-system.ts';
import styles from './owner-only.module.css';
import { useOpenSystem } from './system-context.ts';

/** Says, above a part of the own system, that others do not see it; nothing if they do. */
export function OwnerOnly({ of, text }: { of: SystemPrivacyKey; text: string }) {
  const { ref, caller, owner } = useOpenSystem();
  const { data } = useSystem(caller, ref, false);
  if (!owner || sharedValue(data)?.privacy?.[of] !== 'private') return null;
  return (
    <p className={styles.note}>
      <EyeOff aria-hidden="true" />
      {text}
    </p>
  );
}
