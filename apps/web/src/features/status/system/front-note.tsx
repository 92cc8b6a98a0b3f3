import { CircleDashed, CloudOff, EyeOff, type LucideIcon, Unlink } from 'lucide-react';
import type { FrontNote } from '../../../cache/naming/system-view.ts';

/** Calm, grey and never a cross: none of these is a failure. */
const ICONS: Record<FrontNote['kind'], LucideIcon> = {
  loading: CircleDashed,
  private: EyeOff,
  'switched-out': CircleDashed,
  'never-switched': CircleDashed,
  gone: Unlink,
  unavailable: CloudOff,
};

/** The icon beside a note; decoration, because the text says it. */
export function FrontNoteIcon({ kind, size }: { kind: FrontNote['kind']; size: number | string }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" size={size} strokeWidth={1.75} />;
}
