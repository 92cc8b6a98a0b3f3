import { cleanText } from './clean-text.ts';
import { parseRaw } from './dialect.ts';
import { splitHidden } from './hidden-parts.ts';
import type { MarkdownNode, MarkdownTree } from './nodes.ts';
import { toTree } from './to-tree.ts';

/** The service accepts 1,000 characters; a longer text comes from elsewhere and is shown without formatting. */
const MAX_LENGTH = 4_000;

/**
 * Reads a text in Discord's dialect of Markdown.
 *
 * Never throws and takes a limited time, whatever the text: one above 4,000 characters is not parsed but only split into
 * hidden and visible parts. An invalid mark stays as text.
 *
 * @returns the tree; every text in it is plain, and every address in it a web address
 */
export function parseDiscordMarkdown(text: string): MarkdownTree {
  const source = cleanText(text);
  if (source.length <= MAX_LENGTH) return toTree(parseRaw(source));
  return splitHidden(source).map((part) => {
    const plain: MarkdownNode = { type: 'text', text: part.text };
    return part.isHidden ? { type: 'spoiler', content: [plain] } : plain;
  });
}
