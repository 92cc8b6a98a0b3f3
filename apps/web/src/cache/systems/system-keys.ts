import type { Viewer } from '../../session/viewer.ts';

/** The key of a system as `viewer` sees it. Without `ref`: of all of them. */
export function systemKey(viewer: Viewer, ref?: string): readonly string[] {
  return [viewer, 'systems', 'looked-up', ...(ref === undefined ? [] : [ref])];
}

/** The key of the one entry that says who fronts in a system, as `viewer` sees it. Without `ref`: of all systems. */
export function frontKey(viewer: Viewer, ref?: string): readonly string[] {
  return [viewer, 'systems', 'front', ...(ref === undefined ? [] : [ref])];
}
