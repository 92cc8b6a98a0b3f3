/** Whether a text is a birthday: `YYYY-MM-DD`, a day of the calendar, years 0001 to 9999. */
export function isBirthday(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null || match[1] === '0000') return false;
  // Parsing alone is not enough: engines read the 30th of February as the 1st of March.
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
