import { systemInKey, type Viewer } from '../session/viewer.ts';

/** The key of the one entry that says who fronts in a system, as `viewer` sees it. Without `ref`: of all systems. */
export function frontKey(viewer: Viewer, ref?: string): readonly string[] {
  return [viewer, 'systems', 'front', ...(ref === undefined ? [] : [systemInKey(viewer, ref)])];
}
