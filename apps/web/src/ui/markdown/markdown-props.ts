import type { Revealed } from './revealed.ts';

export interface MarkdownOptions {
  /** Which pictures may be loaded. Custom emoji are Discord's, so anything but `none` shows them as pictures. */
  images: 'all' | 'trusted' | 'none';
  /**
   * The level of `#` in the page, 2 to 6, with the others below it. Without it a heading looks larger but is
   * none for a screen reader: right if many texts are in a list.
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** What relative timestamps are relative to, in ms. Without it they follow the clock. */
  nowMs?: number;
}

export interface MarkdownProps {
  text: string;
  options: MarkdownOptions;
}

/** For a component that shows a text which another one may replace. */
export interface ShownMarkdownProps extends MarkdownProps {
  revealed: Revealed;
}
