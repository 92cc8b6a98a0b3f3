import type { SystemView } from '../../cache/naming/system-view.ts';
import { EntityRow, EntityRowSkeleton } from './entity-row.tsx';

interface SystemRowProps {
  view: SystemView;
  hasPicture?: boolean;
  isStacked?: boolean;
}

/** A followed system at the head of its fronters; a placeholder until something is known. */
export function SystemRow({ view, hasPicture = true, isStacked = false }: SystemRowProps) {
  const { id, system, title, name, pronouns } = view;
  if (system === null && view.note?.kind === 'loading')
    return <EntityRowSkeleton label={title} shape="squircle" isSystem hasPicture={hasPicture} />;
  return (
    <EntityRow
      target={{ kind: 'system', id }}
      of={system}
      name={title}
      initialsOf={name ?? id}
      pronouns={pronouns}
      shape="squircle"
      isSystem
      hasPicture={hasPicture}
      isStacked={isStacked}
    />
  );
}
