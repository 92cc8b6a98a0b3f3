/** The tag of the language of the texts. */
export function languageInUse(): string {
  return typeof document === 'undefined' ? 'en' : document.documentElement.lang;
}
