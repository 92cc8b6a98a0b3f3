import type { ReactNode } from 'react';
import { Boundary } from '../loading/boundary.tsx';

/** Something beside the screen: the screen works without it, while it loads and if it fails. */
export function Aside({ children }: { children: ReactNode }) {
  return <Boundary fallback={() => null}>{children}</Boundary>;
}
