import { systemInKey, type Viewer } from '../session/viewer.ts';

/** The key of a system as `viewer` sees it. Without `ref`: of all of them. */
export function systemKey(viewer: Viewer, ref?: string): readonly string[] {
  return keyOf('looked-up', viewer, ref);
}

/** The key of the one entry that says who fronts in a system, as `viewer` sees it. Without `ref`: of all systems. */
export function frontKey(viewer: Viewer, ref?: string): readonly string[] {
  return keyOf('front', viewer, ref);
}

function keyOf(query: string, viewer: Viewer, ref?: string): readonly string[] {
  return [viewer, 'systems', query, ...(ref === undefined ? [] : [systemInKey(viewer, ref)])];
}
