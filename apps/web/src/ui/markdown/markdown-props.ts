import type { Revealed } from './revealed.ts';

export interface MarkdownOptions {
  /** Whose pictures may be loaded. Custom emoji are Discord's, so anything but `none` shows them as pictures. */
  images: 'all' | 'trusted' | 'none';
  /**
   * The level that `#` gets in the page, 2 to 6, with the others below it. Without it a heading is set larger but is
   * none to a screen reader: right where many texts are in a list.
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** What relative timestamps are relative to, in ms. Without it they follow the clock. */
  nowMs?: number;
}

export interface MarkdownProps {
  text: string;
  options: MarkdownOptions;
}

/** What shows a text beside another that may replace it. */
export interface ShownMarkdownProps extends MarkdownProps {
  revealed: Revealed;
}
