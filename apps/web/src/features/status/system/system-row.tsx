import type { SystemView } from '../../../cache/naming/system-view.ts';
import type { AvatarShape } from '../../../ui/pictures/avatar.tsx';
import { EntityRow, EntityRowSkeleton } from './entity-row.tsx';

interface SystemRowProps {
  view: SystemView;
  shape: AvatarShape;
  hasPicture?: boolean;
  isStacked?: boolean;
}

/** A followed system at the head of its fronters; a placeholder until something is known. */
export function SystemRow({ view, shape, hasPicture = true, isStacked = false }: SystemRowProps) {
  const { id, system, title, name, nickname, pronouns } = view;
  if (system === null && view.note?.kind === 'loading')
    return <EntityRowSkeleton label={title} shape={shape} isSystem hasPicture={hasPicture} />;
  return (
    <EntityRow
      target={{ kind: 'system', id }}
      of={system}
      name={title}
      initialsOf={name ?? id}
      nickname={nickname}
      pronouns={pronouns}
      shape={shape}
      isSystem
      hasPicture={hasPicture}
      isStacked={isStacked}
    />
  );
}
