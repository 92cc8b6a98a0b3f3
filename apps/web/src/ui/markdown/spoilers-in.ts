import type { MarkdownTree } from './nodes.ts';

/** The spoilers of a text in reading order, each before those within it. */
export function spoilersIn(tree: MarkdownTree): MarkdownTree {
  return tree.flatMap((node) => {
    const inner = node.type === 'list' ? node.items.flat() : 'content' in node ? node.content : [];
    return [...(node.type === 'spoiler' ? [node] : []), ...spoilersIn(inner)];
  });
}
