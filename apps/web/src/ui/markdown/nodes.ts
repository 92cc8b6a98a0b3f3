/** How Discord writes a time: short or long time, date, both, the newer short forms, or relative to now. */
export type TimestampStyle = 't' | 'T' | 'd' | 'D' | 'f' | 'F' | 's' | 'S' | 'R';

/** A description as a tree. Every text in it is plain and must not be parsed again. */
export type MarkdownTree = readonly MarkdownNode[];

export type MarkdownNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: InlineMark; readonly content: MarkdownTree }
  /** Not to be shown, spoken or searched before the reader opens it. May contain blocks. */
  | { readonly type: 'spoiler'; readonly content: MarkdownTree }
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly content: MarkdownTree }
  | { readonly type: 'subtext' | 'quote'; readonly content: MarkdownTree }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      /** The first number of an ordered list. */
      readonly start: number;
      readonly items: readonly MarkdownTree[];
    }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'codeBlock'; readonly code: string }
  | {
      readonly type: 'link';
      /** Absolute, `http:` or `https:`, normalised. */
      readonly href: string;
      /** Its real target, in the ASCII form that look-alike letters cannot imitate. */
      readonly host: string;
      readonly content: MarkdownTree;
      /** Whether the content does not show the host itself. */
      readonly showHost: boolean;
    }
  | { readonly type: 'emoji'; readonly name: string; readonly id: string }
  /** A member, role or channel of a server, which only Discord could name. */
  | { readonly type: 'mention'; readonly text: string }
  | { readonly type: 'timestamp'; readonly atMs: number; readonly style: TimestampStyle };

export type InlineMark = 'bold' | 'italic' | 'underline' | 'strike';
