import { type Group, type Member, recordKey } from '@frontboard/model';
import type { Entity } from '../../../cache/lookup/use-entity.ts';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.tsx';

const OwnLocal = lazyWhenIdle(async () => ({
  default: (await import('../../../parts/own-local/own-local.tsx')).OwnLocal,
}));

interface OwnLocalPartProps {
  kind: 'member' | 'group';
  entity: Pick<Entity<Member | Group>, 'value' | 'isOwn'>;
  name: string | null;
  isPublicView: boolean;
}

/** What is only on this device about a record of the own system; nothing for any other, and in others' view. */
export function OwnLocalPart({ kind, entity: { value, isOwn }, name, isPublicView }: OwnLocalPartProps) {
  if (value === null || !isOwn || isPublicView) return null;
  return <OwnLocal kind={kind} uuid={recordKey(value)} name={name ?? ''} />;
}
