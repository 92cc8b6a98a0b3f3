import { foldName, plainWords } from '@frontboard/model/list';

/**
 * Whether a typed text is one of the names. It is compared as in every search: capitals, accents, signs and emoji need not be typed, because many
 * keyboards lack them; a name that consists only of such signs has to be typed (or pasted) exactly.
 */
export function isTypedName(typed: string, names: readonly (string | null)[]): boolean {
  return names.some((name) => {
    if (name === null || name.trim() === '') return false;
    const letters = lettersOf(name);
    return letters === ''
      ? name.trim().normalize() === typed.trim().normalize()
      : letters === lettersOf(typed);
  });
}

function lettersOf(text: string): string {
  return plainWords(foldName(text)).replaceAll(' ', '');
}
