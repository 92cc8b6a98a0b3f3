import type { MarkdownNode, MarkdownTree } from '../ui/markdown/nodes.ts';
import { parseDiscordMarkdown } from '../ui/markdown/parse.ts';
import { formatTimestamp } from '../ui/markdown/timestamp.ts';

interface PlainTextOptions {
  /** `hide` puts a word in place of each spoiler, so that neither reader nor search meets it. */
  spoilers: 'hide' | 'show';
  /** What relative timestamps are relative to. @default the present */
  nowMs?: number;
}

/**
 * The visible content of a text in Discord's Markdown, so that tests of the parser can compare it. Marks are gone, a masked
 * link keeps its host in brackets, an emoji its name. Lines stay lines.
 */
export function markdownToPlainText(text: string, options: PlainTextOptions): string {
  return treeText(parseDiscordMarkdown(text), options).trim();
}

function treeText(tree: MarkdownTree, options: PlainTextOptions): string {
  let text = '';
  for (const node of tree) {
    // A block is on separate lines; its source's newline has gone with its marks.
    if (isBlock(node) && text !== '' && !text.endsWith('\n')) text += '\n';
    text += nodeText(node, options);
    if (isBlock(node)) text += '\n';
  }
  return text;
}

function nodeText(node: MarkdownNode, options: PlainTextOptions): string {
  switch (node.type) {
    case 'text':
    case 'mention':
      return node.text;
    case 'spoiler':
      return options.spoilers === 'hide' ? '[hidden]' : treeText(node.content, options);
    case 'list':
      return listText(node.items, node.ordered ? node.start : null, options);
    case 'code':
    case 'codeBlock':
      return node.code;
    case 'link': {
      const label = treeText(node.content, options);
      return node.showHost ? `${label} (${node.host})` : label;
    }
    case 'emoji':
      return `:${node.name}:`;
    case 'timestamp':
      return formatTimestamp(node.atMs, node.style, options.nowMs ?? Date.now());
    default:
      return treeText(node.content, options).trimEnd();
  }
}

function listText(items: readonly MarkdownTree[], start: number | null, options: PlainTextOptions): string {
  return items
    .map((item, index) => {
      const bullet = start === null ? '-' : `${start + index}.`;
      return `${bullet} ${treeText(item, options).trimEnd().replaceAll('\n', '\n  ')}`;
    })
    .join('\n');
}

function isBlock(node: MarkdownNode): boolean {
  return ['heading', 'subtext', 'quote', 'list', 'codeBlock'].includes(node.type);
}
