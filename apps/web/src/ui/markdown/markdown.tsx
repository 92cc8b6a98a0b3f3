import { Fragment, type ReactNode, useMemo } from 'react';
import { CustomEmoji } from './custom-emoji.tsx';
import styles from './markdown.module.css';
import type { MarkdownOptions, ShownMarkdownProps } from './markdown-props.ts';
import type { MarkdownNode, MarkdownTree } from './nodes.ts';
import { parseDiscordMarkdown } from './parse.ts';
import type { Revealed } from './revealed.ts';
import { SafeAnchor } from './safe-anchor.tsx';
import { Spoiler } from './spoiler.tsx';
import { spoilersIn } from './spoilers-in.ts';
import { TimestampText } from './timestamp-text.tsx';

interface RenderOptions extends MarkdownOptions {
  revealed: Revealed;
  /** All spoilers of the text, in reading order. */
  spoilers: MarkdownTree;
}

/** A text in Discord's Markdown, as elements of the page; never by an HTML string. */
export function Markdown({ text, options, revealed }: ShownMarkdownProps) {
  const tree = useMemo(() => parseDiscordMarkdown(text), [text]);
  const spoilers = useMemo(() => spoilersIn(tree), [tree]);
  return (
    <div dir="auto" className={styles.markdown}>
      {renderTree(tree, { ...options, revealed, spoilers })}
    </div>
  );
}

function renderTree(tree: MarkdownTree, options: RenderOptions): ReactNode {
  return tree.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of one text never change their order
    <Fragment key={index}>{renderNode(node, options)}</Fragment>
  ));
}

const MARK_TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function renderNode(node: MarkdownNode, options: RenderOptions): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike': {
      const Tag = MARK_TAGS[node.type];
      return <Tag>{renderTree(node.content, options)}</Tag>;
    }
    case 'spoiler':
      return (
        <Spoiler
          isBlock={hasBlock(node.content)}
          place={options.spoilers.indexOf(node)}
          revealed={options.revealed}
        >
          {renderTree(node.content, options)}
        </Spoiler>
      );
    case 'heading':
      return renderHeading(node.level, renderTree(node.content, options), options);
    case 'subtext':
      return <div className={styles.subtext}>{renderTree(node.content, options)}</div>;
    case 'quote':
      return <blockquote className={styles.quote}>{renderTree(node.content, options)}</blockquote>;
    case 'list':
      return renderList(node, options);
    case 'code':
      return <code className={styles.code}>{node.code}</code>;
    case 'codeBlock':
      return (
        <pre className={styles.codeBlock}>
          <code>{node.code}</code>
        </pre>
      );
    case 'link':
      return (
        <SafeAnchor
          href={node.href}
          host={node.host}
          showHost={node.showHost}
          isLabelApart={hasSpoiler(node.content)}
        >
          {renderTree(node.content, options)}
        </SafeAnchor>
      );
    case 'emoji':
      return <CustomEmoji name={node.name} id={node.id} isPicture={options.images !== 'none'} />;
    case 'mention':
      return <bdi className={styles.mention}>{node.text}</bdi>;
    case 'timestamp':
      return <TimestampText atMs={node.atMs} style={node.style} nowMs={options.nowMs} />;
  }
}

const HEADING_TAGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

function renderHeading(level: 1 | 2 | 3, content: ReactNode, { headingLevel }: MarkdownOptions): ReactNode {
  const Tag = headingLevel === undefined ? 'div' : (HEADING_TAGS[headingLevel + level - 3] ?? 'h6');
  return (
    <Tag className={styles.heading} data-level={level}>
      {content}
    </Tag>
  );
}

function renderList(
  { ordered, start, items }: Extract<MarkdownNode, { type: 'list' }>,
  options: RenderOptions,
): ReactNode {
  const rows = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never change their order
    <li key={index}>{renderTree(item, options)}</li>
  ));
  if (!ordered) return <ul className={styles.list}>{rows}</ul>;
  // Numbers wider than the indent are in the line instead.
  const isWide = start + items.length > 1_000;
  return (
    <ol className={styles.list} start={start} data-wide={isWide || undefined}>
      {rows}
    </ol>
  );
}

function hasBlock(tree: MarkdownTree): boolean {
  return tree.some(({ type }) => ['heading', 'subtext', 'quote', 'list', 'codeBlock'].includes(type));
}

function hasSpoiler(tree: MarkdownTree): boolean {
  return spoilersIn(tree).length > 0;
}
