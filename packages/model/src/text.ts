// Tools for texts that are independent of records, for the parts of an app that show any text.
export {
  type BlockField,
  type FieldBlock,
  readFieldBlock,
  writeFieldBlock,
} from './field-block/field-block.ts';
export { boundedText } from './name/bounded-text.ts';
export { initials } from './name/initials.ts';
