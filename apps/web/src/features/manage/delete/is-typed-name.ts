import { foldName, plainWords } from '@frontboard/model/list';

/**
 * Whether what was typed is one of the names. It is compared as in every search: capitals, accents, signs and emoji need not be typed, for many
 * keyboards have no way to; a name of nothing but such signs has to be typed (or pasted) as it is.
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
