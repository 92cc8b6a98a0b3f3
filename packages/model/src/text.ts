// Tools for text that know no records, for the parts of an app that show any text.
export { boundedText } from './name/bounded-text.ts';
