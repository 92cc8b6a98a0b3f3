// What the page does before the app's code is loaded. In a separate file because the content policy allows no inline script.
// The page gets it as one classic script (start-script.ts).
import { sendEarly, systemClock } from '@frontboard/client/early';

{
  const MOST_READS = 40;

  /** @param {string} key */
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      // Blocked storage or damaged text: the app handles it; here the device decides.
      return null;
    }
  };
  const settings = read('settings');

  // Theme, size, density and the word for members are set before the first paint, so that nothing flashes or moves while the app
  // loads. The app sets them again, by the same rules, in `state/theme.ts`.
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
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.media = bar.dataset.theme === dataset.theme ? 'all' : 'not all';

  // The catalogue uses "member", so only another word matters; half a choice counts as none.
  const word = preferences?.memberWord ?? 'member';
  const own = [preferences?.ownMemberWord, preferences?.ownMembersWord];
  const [one = '', many = ''] = (word === 'own' ? own : [word, `${word}s`]).map((it) =>
    typeof it === 'string' ? it.trim() : '',
  );
  if (word !== 'member' && one && many) Object.assign(dataset, { one, many });

  /** @type {(name: string) => string} */
  const metaContent = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  /** @type {(rel: string, href: string, as?: string) => void} */
  const addLink = (rel, href, as) => {
    // In the same way as the app requests scripts and styles, or they would be requested twice.
    const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous' });
    if (as) link.as = as;
    // What the first paint needs comes first.
    link.fetchPriority = 'low';
    document.head.append(link);
  };

  // The texts of another language than English are loaded beside the app's script, which waits for them. They are those of the person's choice,
  // else those of the first language of the device that has some. Dates and numbers are in the language of the texts too, as the
  // device's region writes them; where the device knows none of our languages, in its first one.
  /** @type {Record<string, string>} */
  const translations = JSON.parse(metaContent('frontboard-translations') || '{}');
  const baseOf = (/** @type {string} */ tag) => tag.split('-', 1)[0];
  const hasTexts = (/** @type {unknown} */ language) =>
    typeof language === 'string' && (language === 'en' || Object.hasOwn(translations, language));
  const tags = navigator.languages ?? [navigator.language];
  const chosen = hasTexts(preferences?.language) ? preferences.language : null;
  const language = chosen ?? baseOf(tags.find((tag) => hasTexts(baseOf(tag))) ?? 'en');
  document.documentElement.lang = language;
  if (chosen) dataset.language = chosen;
  // react-aria looks for its locale under this symbol before it asks the device.
  const aria = Symbol.for('react-aria.i18n.locale');
  const spoken = tags.find((tag) => baseOf(tag) === language);
  if (baseOf(tags[0] ?? language) !== language && (chosen || spoken))
    globalThis[aria] = dataset.locale = chosen ? withRegion(language, tags[0]) : spoken;
  if (language !== 'en')
    globalThis.frontboardTexts = import(/* @vite-ignore */ translations[language]).then(
      (translation) => {
        globalThis.frontboardTranslation = translation;
      },
      () => {
        // In English the app works without this file. Another choice is then offered again.
        document.documentElement.lang = 'en';
        delete globalThis[aria];
        delete dataset.locale;
        delete dataset.language;
      },
    );

  // The screen's own files are requested together with the app's, which would only request them once it runs. The build lists them
  // (early-files.ts).
  const place = location.pathname.split('/').filter(Boolean);
  /** @type {(address: string) => boolean} */
  const isHere = (address) => {
    const segments = address.split('/');
    const isOpen = segments.at(-1) === '**' && Boolean(segments.pop());
    return (
      (isOpen ? segments.length <= place.length : segments.length === place.length) &&
      segments.every((segment, index) => segment === '*' || segment === place[index])
    );
  };
  const { files = [], lists = [], screens = [] } = JSON.parse(metaContent('frontboard-screens') || '{}');
  /** @type {(list: number) => string[]} */
  const filesOf = (list) => lists[list].map((/** @type {number} */ index) => files[index]);
  // For the imports of the app. Vite writes them without the first slash.
  globalThis.frontboardNeeds = (/** @type {number} */ list) => filesOf(list).map((file) => file.slice(1));
  const isFollowing = read('systems')?.systems?.length > 0;
  const isStatus = place.length === 0 || place[0] === 'status';
  // A person without followed systems gets another screen, and folders, an order and hidden systems need more code.
  const also = isStatus && (isFollowing ? read('followed-details') && 'followed-details' : 'first-run');
  // The public data of this address is requested now; the app uses the answers
  // (`platform/early-reads.ts`) and cancels what was not sent yet.
  const service = metaContent('frontboard-service')
    .replace(/\/+$/, '')
    .replace(/\/v[12]$/, '');
  const token = settings?.settings?.token;
  const reads = isDemo() || !service.startsWith('http') ? [] : publicReads();
  const isAsking = reads.length > 0;
  if (isAsking) askEarly(reads);
  const here = screens.flatMap(([address, list]) => (address === also || isHere(address) ? [list] : []));
  for (const file of new Set(here.flatMap(filesOf))) {
    // Style sheets are only preloaded: linked here they would be before the app's own, whose rules they must follow.
    if (file.endsWith('.css')) addLink('preload', file, 'style');
    // The worker's copy of the page requests its own scripts in the same way (early-files.ts).
    else if ('workerPage' in dataset) addLink('preload', file, 'script');
    else addLink('modulepreload', file);
  }

  if (isAsking) {
    // The first formatter loads the data of its language, and so does the first comparison of names. Nothing waits for them here.
    const locale = deviceLocale();
    new Intl.NumberFormat(locale).format(0);
    if (place[0] === 'lookup') new Intl.Collator(locale, { numeric: true }).compare('a', 'b');
  }
  // Opens the connection to the service, if it will be needed at once.
  else if ((token || isFollowing) && service.startsWith('http') && !isDemo())
    addLink('preconnect', new URL(service).origin);

  /** @type {(language: string, tag: string) => string} */
  function withRegion(language, tag) {
    try {
      return new Intl.Locale(language, { region: new Intl.Locale(tag).region }).toString();
    } catch {
      // Systems without a language report tags such as `C`.
      return language;
    }
  }

  /** The same as in platform/device-format.ts. */
  function deviceLocale() {
    try {
      return Intl.getCanonicalLocales(dataset.locale ?? navigator.languages?.[0] ?? navigator.language)[0];
    } catch {
      return undefined;
    }
  }

  /** Paths of the screen's first requests, in its order. */
  function publicReads() {
    const [screen, kind, id = '', tab = 'fronters'] = place;
    if (screen === 'lookup' && kind === 'system')
      return isPublic(id) ? readsOfTab(`/systems/${id}`, tab) : [];
    // Stored data is on the screen sooner than any answer, and determines what is requested.
    if (!isStatus || !isFollowing || token || localStorage.getItem('persisted-cache')) return [];
    const ids = read('systems')
      .systems.filter(isPublic)
      .slice(0, MOST_READS / 2);
    return ids.flatMap((id) => [`/systems/${id}`, `/systems/${id}/fronters`]);
  }

  /** @type {(system: string, tab: string) => string[]} */
  function readsOfTab(system, tab) {
    const groups = `${system}/groups?with_members=true`;
    const own = {
      members: [`${system}/members`, groups],
      groups: [groups],
      fronters: [`${system}/fronters`],
    };
    return [system, ...(own[tab] ?? [])];
  }

  /**
   * Whether the app requests the system without a token, under exactly this name.
   * @type {(id: unknown) => boolean}
   */
  function isPublic(id) {
    if (!/^(?:[a-z]{5,6}|[\da-f]{8}-[\da-f-]{27})$/.test(id)) return false;
    const own = token ? Object.values(read('own-system')?.systems ?? {}) : null;
    return (
      own === null || (own.length > 0 && own.every(({ value }) => value?.id !== id && value?.uuid !== id))
    );
  }

  /**
   * Sends requests as the app's own queue would.
   * @type {(paths: string[]) => void}
   */
  function askEarly(paths) {
    const urls = paths.map((path) => `${service}/v2${path}`);
    window.frontboardEarlyReads = sendEarly(urls, { send: ask, clock: systemClock });
  }

  /** @type {(url: string) => Promise<object>} */
  async function ask(url) {
    const response = await fetch(url, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    const { status, statusText, headers } = response;
    return { status, statusText, headers, text: await response.text(), receivedAtMs: Date.now() };
  }

  /** Sample data sends no requests; see `platform/demo-mode.ts`. */
  function isDemo() {
    try {
      return sessionStorage.getItem('frontboard-demo') === '1';
    } catch {
      return false;
    }
  }
}
