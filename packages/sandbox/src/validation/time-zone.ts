/**
 * Words of zone names that are not simply capitalised, by their lower case form. With these, the exact spelling in the
 * database of zones follows from the lower case name, which avoids a table of 600 names.
 */
const SPELLINGS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['of', 'es', 'au'],
    ...['ComodRivadavia', 'DumontDUrville', 'McMurdo', 'BajaNorte', 'BajaSur', 'DeNoronha', 'EasterIsland'],
    ...['UTC', 'UCT', 'GMT', 'CET', 'EET', 'MET', 'WET', 'EST', 'MST', 'HST', 'PRC', 'ROC', 'ROK'],
    ...['US', 'GB', 'NZ', 'CHAT', 'ACT', 'LHI', 'NSW', 'W', 'SU', 'IN'],
  ].map((word) => [word.toLowerCase(), word]),
);

/** Abbreviations are not zones, except these; `Intl` also accepts old ones such as PST, which the service refuses. */
const ZONES_OF_THREE_LETTERS = /^(?:UTC|UCT|GMT|CET|EET|MET|WET|EST|MST|HST|PRC|ROC|ROK)$/;

/** Fixed offsets as the service's zone provider names them: two digits each, up to 18 hours. */
const FIXED_OFFSET = /^UTC[+-](?:(?:0\d|1[0-7])(?::[0-5]\d(?::[0-5]\d)?)?|18(?::00(?::00)?)?)$/;

/** Zones that `Intl` keeps although the database of zones has dropped them. */
const DROPPED_ZONE = /^(?:Systemv\/.*|US\/Pacific-New|Canada\/East-Saskatchewan)$/;

/** Whether the service accepts a text as time zone: a TZDB id in its exact spelling, or `UTC+05`, `UTC+05:30`. */
export function isTimeZone(id: string): boolean {
  if (FIXED_OFFSET.test(id)) return true;
  if (!/^[A-Za-z]/.test(id) || id !== spelling(id)) return false;
  if (/^[A-Z]{3}$/.test(id) && !ZONES_OF_THREE_LETTERS.test(id)) return false;
  if (DROPPED_ZONE.test(id)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: id }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws this for an unknown zone.
    return false;
  }
}

function spelling(id: string): string {
  return id.toLowerCase().replace(/[^/_-]+/g, (word) => {
    if (/\d/.test(word) || word.includes('+')) return word.toUpperCase();
    return SPELLINGS[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
  });
}
