/** Says a text of the catalogue. `data` are the arguments it was made with: what it contains of them is not changed. */
export type Say = (text: string, data: readonly unknown[]) => string;
