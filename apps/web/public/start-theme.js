// Puts theme, size, density and the word for members on the page before its first paint, so that nothing flashes or moves while the app loads. It is a file of its own
// because the content policy allows no inline script. The app decides again, by the same rules, in `state/theme.ts`.
{
  /** @param {string} key */
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      // Blocked storage or damaged text: the app deals with it, here the device decides.
      return null;
    }
  };
  const settings = read('settings');
  const dark = settings?.settings?.dark;
  const preferences = read('preferences');
  const theme = preferences?.theme ?? (settings === null ? 'system' : 'chosen');
  const forced = location.hash.slice(1).toLowerCase();
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = theme === 'system' ? isSystemDark : dark === true;
  const { dataset } = document.documentElement;
  dataset.text = preferences?.textSize ?? 'normal';
  dataset.density = preferences?.density ?? 'comfortable';
  dataset.theme = forced === 'dark' || forced === 'light' ? forced : isDark ? 'dark' : 'light';

  // The catalogue is written with "member", so only another word is of interest; half a choice is none.
  const word = preferences?.memberWord ?? 'member';
  const own = [preferences?.ownMemberWord, preferences?.ownMembersWord];
  const [one = '', many = ''] = (word === 'own' ? own : [word, `${word}s`]).map((it) =>
    typeof it === 'string' ? it.trim() : '',
  );
  if (word !== 'member' && one && many) Object.assign(dataset, { one, many });
}
