import type { SystemPrivacyKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { sharedValue } from '../../../cache/shared.ts';
import { systemLookups } from '../../../cache/systems/lookup-queries.ts';
import styles from './owner-only.module.css';
import { useOpenSystem } from './system-context.ts';

/** Says, above a part of the own system, that others do not see it; nothing if they do. */
export function OwnerOnly({ of, text }: { of: SystemPrivacyKey; text: string }) {
  const { ref, caller, owner } = useOpenSystem();
  const { data } = useQuery({ ...systemLookups(caller).system(ref), enabled: false });
  if (!owner || sharedValue(data)?.privacy?.[of] !== 'private') return null;
  return (
    <p className={styles.note}>
      <EyeOff aria-hidden="true" />
      {text}
    </p>
  );
}
