import { withoutInvisible } from './clean-text.ts';
import type { RawNode } from './library.ts';
import type { MarkdownNode, MarkdownTree } from './nodes.ts';
import { namesHost, type SafeLink } from './safe-link.ts';
import { markdownWords } from './words.ts';

/** Converts the library's nodes, which are untyped, to our tree: only here do they get their types. */
export function toTree(raw: readonly RawNode[]): MarkdownTree {
  const tree: MarkdownNode[] = [];
  raw.forEach((rawNode, index) => {
    // The line with a code block ends with it.
    if (rawNode.type === 'br' && raw[index - 1]?.type === 'codeBlock') return;
    const node = toNode(rawNode);
    const before = tree.at(-1);
    if (node.type === 'text' && before?.type === 'text') {
      tree[tree.length - 1] = { type: 'text', text: before.text + node.text };
    } else {
      tree.push(node);
    }
  });
  return tree;
}

function toNode(raw: RawNode): MarkdownNode {
  switch (raw.type) {
    case 'strong':
      return { type: 'bold', content: toTree(raw.content) };
    case 'em':
      return { type: 'italic', content: toTree(raw.content) };
    case 'underline':
      return { type: 'underline', content: toTree(raw.content) };
    case 'strikethrough':
      return { type: 'strike', content: toTree(raw.content) };
    case 'spoiler':
      return { type: 'spoiler', content: toTree(raw.content) };
    case 'heading':
      return { type: 'heading', level: raw.level, content: toTree(raw.content) };
    case 'subtext':
      return { type: 'subtext', content: toTree(raw.content) };
    case 'blockQuote':
      return { type: 'quote', content: toTree(raw.content) };
    case 'list':
      return { type: 'list', ordered: raw.ordered, start: raw.start, items: raw.items.map(toTree) };
    case 'inlineCode':
      return { type: 'code', code: raw.content };
    case 'codeBlock':
      return { type: 'codeBlock', code: raw.content };
    case 'bareLink':
      return { type: 'link', ...asLink(raw.link), content: [textNode(raw.shown)], showHost: false };
    case 'maskedLink':
      return maskedLink(raw.link, toTree(raw.content));
    case 'emoji':
      return { type: 'emoji', name: raw.name, id: raw.id };
    case 'mention':
      return { type: 'mention', text: raw.text };
    case 'user':
      return { type: 'mention', text: markdownWords.someone };
    case 'role':
      return { type: 'mention', text: markdownWords.role };
    case 'channel':
      return { type: 'mention', text: markdownWords.channel };
    case 'slashCommand':
      return { type: 'mention', text: `/${raw.fullName}` };
    case 'timestamp':
      return { type: 'timestamp', atMs: raw.atMs, style: raw.style };
    case 'br':
      return textNode('\n');
    default:
      return textNode(raw.content);
  }
}

function textNode(text: string): MarkdownNode {
  return { type: 'text', text };
}

function asLink({ href, host }: SafeLink) {
  return { href, host };
}

function maskedLink(link: SafeLink, label: MarkdownTree): MarkdownNode {
  const content = withoutInvisibleText(label);
  const isPlain = content.every((node) => node.type === 'text');
  const words = content.map((node) => (node.type === 'text' ? node.text : '')).join('');
  return { type: 'link', ...asLink(link), content, showHost: !(isPlain && namesHost(words, link)) };
}

/** A label that can neither reverse the host beside it nor hide before it. */
function withoutInvisibleText(tree: MarkdownTree): MarkdownTree {
  return tree.map((node) => {
    if (node.type === 'text') return textNode(withoutInvisible(node.text));
    if (node.type === 'code') return { type: 'code', code: withoutInvisible(node.code) };
    return 'content' in node ? { ...node, content: withoutInvisibleText(node.content) } : node;
  });
}
