/** Translates a text of the catalogue. `data` are the arguments it was made with: their texts stay unchanged. */
export type Say = (text: string, data: readonly unknown[]) => string;
