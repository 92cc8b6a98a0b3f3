interface Words {
  /** Above the folders in the system's dialog. Without an apostrophe: it is part of a script. */
  readonly chooseFolder: string;
  readonly cannotOpen: (reason: string) => string;
}

const LINKS = {
  runtime: 'https://developer.microsoft.com/microsoft-edge/webview2/',
  redistributable: 'https://aka.ms/vs/17/release/vc_redist.x64.exe',
};

const ENGLISH: Words = {
  chooseFolder: 'Choose a folder for copies of your system',
  cannotOpen: (reason) =>
    'Frontboard couldn’t open a window.\n\n' +
    'It needs the WebView2 Runtime with the Visual C++ Redistributable, or else Microsoft Edge. All come from Microsoft:\n\n' +
    `• WebView2 Runtime: ${LINKS.runtime}\n` +
    `• Visual C++ Redistributable (x64): ${LINKS.redistributable}\n\n` +
    `What happened: ${reason}.`,
};

const GERMAN: Words = {
  chooseFolder: 'Wählt einen Ordner für Kopien eures Systems',
  cannotOpen: (reason) =>
    'Frontboard konnte kein Fenster öffnen.\n\n' +
    'Dafür braucht es die WebView2-Laufzeit mit dem Visual C++ Redistributable oder aber Microsoft Edge. Alles davon kommt von Microsoft:\n\n' +
    `• WebView2-Laufzeit: ${LINKS.runtime}\n` +
    `• Visual C++ Redistributable (x64): ${LINKS.redistributable}\n\n` +
    `Was passiert ist: ${reason}.`,
};

/** The texts of the program itself in this language of the system; all others are in the page. */
export function wordsIn(locale: string): Words {
  return /^de\b/i.test(locale) ? GERMAN : ENGLISH;
}

export const words = wordsIn(new Intl.DateTimeFormat().resolvedOptions().locale);
