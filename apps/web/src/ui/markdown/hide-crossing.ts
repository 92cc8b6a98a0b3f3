import type { RawNode } from './library.ts';

/**
 * Hides what is between `||` marks that make no pair because other marks come between them, such as a spoiler over
 * two items of a list. Discord shows such a text with its bars; its writer wanted to hide it, so it is hidden here, with
 * all of the outermost marks that it touches.
 */
export function hideCrossing(nodes: readonly RawNode[]): RawNode[] {
  const bars = nodes.map(countBars);
  const first = bars.findIndex((count) => count > 0);
  const last = bars.findLastIndex((count) => count > 0);
  const crossed = nodes.slice(first, last + 1);
  const total = bars.reduce((sum, count) => sum + count, 0);
  if (total < 2 || crossed.every(({ type }) => type === 'bars')) return [...nodes];
  return [...nodes.slice(0, first), { type: 'spoiler', content: crossed }, ...nodes.slice(last + 1)];
}

/** How many visible lone `||` marks a node has; those in hidden parts do not count. */
function countBars(node: RawNode): number {
  if (node.type === 'bars') return 1;
  if (node.type === 'spoiler') return 0;
  const inner: unknown[] = [node.content, node.items].flat(2);
  return inner.reduce<number>((sum, child) => sum + (isNode(child) ? countBars(child) : 0), 0);
}

function isNode(value: unknown): value is RawNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
