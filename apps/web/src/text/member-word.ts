/** What a system calls one of its members, and several. */
export interface MemberWord {
  readonly one: string;
  readonly many: string;
}

/** As the catalogue is written. */
export const MEMBER: MemberWord = { one: 'member', many: 'members' };

/** What this page calls members, as `start.js` left it there: the catalogue is read as soon as its modules are. */
export function memberWordInUse(): MemberWord {
  const { one, many } = typeof document === 'undefined' ? {} : document.documentElement.dataset;
  return one && many ? { one, many } : MEMBER;
}

/** The noun with its article; not in commands (`pk;member`), paths and compounds, which are nobody's words. */
const NOUN = /(?<![\w;/-])([Aa]n? )?([Mm]embers?)(?![\w-])/g;

/**
 * Puts `word` in place of "member" and "members", with the case, number and article of the sentence.
 *
 * @param data texts that came from elsewhere, such as names: what `text` contains of them stays as it is
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

/** With a capital first letter, whatever letters those are. */
function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
