/** The words for one member, and for several. */
export interface MemberWord {
  readonly one: string;
  readonly many: string;
}

/** As in the catalogue. */
export const MEMBER: MemberWord = { one: 'member', many: 'members' };

/** The words of this page, from `start.js`: the catalogue is read as soon as its modules are loaded. */
export function memberWordInUse(): MemberWord {
  const { one, many } = typeof document === 'undefined' ? {} : document.documentElement.dataset;
  return one && many ? { one, many } : MEMBER;
}

/** The noun with its article; not in commands (`pk;member`), paths and compounds, which have fixed words. */
const NOUN = /(?<![\w;/-])([Aa]n? )?([Mm]embers?)(?![\w-])/g;

/**
 * Replaces "member" and "members" with `word`, with the case, number and article of the sentence.
 *
 * @param data texts from elsewhere, such as names: their parts of `text` stay as they are
 */
export function withMemberWord(text: string, word: MemberWord, data: readonly unknown[] = []): string {
  const { one, many } = word;
  const fixed = [...data, one, many, capital(one), capital(many)].filter((it) => typeof it === 'string');
  return text.replace(NOUN, (match: string, article: string | undefined, noun: string, start: number) => {
    const end = start + match.length;
    const from = end - noun.length;
    const isFixed = fixed.some((part) => {
      const at = text.indexOf(part, end - part.length);
      return at >= 0 && at <= from;
    });
    if (isFixed) return match;
    const chosen = noun.length > 'member'.length ? many : one;
    const said = noun.startsWith('M') ? capital(chosen) : chosen;
    return article ? `${article.charAt(0)}${/^[aeiou]/i.test(said) ? 'n' : ''} ${said}` : said;
  });
}

/** With a capital first letter, in any script. */
function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
