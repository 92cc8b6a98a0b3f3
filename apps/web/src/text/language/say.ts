/** Says a text of the catalogue. `data` are the arguments it was made with: what of them stands in it is nobody's to change. */
export type Say = (text: string, data: readonly unknown[]) => string;
