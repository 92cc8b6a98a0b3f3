import type { QueryKey } from '@tanstack/react-query';
import { PUBLIC } from '../session/viewer.ts';

/** Whether a key is of something about this system as others see it, other than its alias and what the status screens show. */
export function isOfSystem([viewer, resource, query, name]: QueryKey, ref: string): boolean {
  if (viewer !== PUBLIC || name !== ref || query === 'alias') return false;
  return resource === 'systems' || resource === 'switches' || query === 'list';
}
