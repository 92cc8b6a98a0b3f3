import { systemInKey, type Viewer } from '../../session/viewer.ts';

/** The key of a system as `viewer` sees it. Without `ref`: of all of them. */
export function systemKey(viewer: Viewer, ref?: string): readonly string[] {
  return [viewer, 'systems', 'looked-up', ...(ref === undefined ? [] : [systemInKey(viewer, ref)])];
}
