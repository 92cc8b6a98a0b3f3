/**
 * The shape of a part of the catalogue in another language: the same keys, a text for each text, and for each function one with the same
 * arguments. Values that are not texts stay the same.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...data: infer Data) => infer Result
    ? (...data: Data) => Translated<Result>
    : T extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Translated<T[Key]> }
        : T;
