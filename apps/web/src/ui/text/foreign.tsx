import { boundedText } from '@frontboard/model/text';
import type { ReactNode } from 'react';

interface ForeignProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Text by another person: a name, pronouns, a tag. It has its own direction, breaks anywhere (global.css) and has
 * no character wider than people write, so that it neither reorders nor widens its surroundings. Descriptions use
 * Markdown's.
 */
export function Foreign({ className, children }: ForeignProps) {
  return <bdi className={className}>{typeof children === 'string' ? boundedText(children) : children}</bdi>;
}
