import type { Settings } from '../../persistence/documents/settings.ts';
import { defineWords } from '../../text/define-words.ts';
import { codeWords } from '../../text/errors/code-words.ts';

/** The words of the settings screen: one sentence for each thing. */
export const settingsWords = defineWords('settingsWords', {
  title: 'Settings',
  lead: 'Everything is saved as you change it, on this device only.',
  plainHttp:
    'This address doesn’t begin with https, so the browser withholds some functions: Frontboard doesn’t start without a connection here and shows no notifications. Use it in one tab only, because tabs can’t agree on which of them sends.',
  saved: 'Saved',
  pictures: {
    always: 'Hosts whose pictures are always loaded',
    noLonger: (host: string) => `No longer load from ${host}`,
  },
  account: {
    label: 'PluralKit token',
    howTo: {
      before: 'Send',
      command: 'pk;token',
      after: 'to PluralKit in a direct message on Discord, and paste its answer.',
    },
    sessionOnly: 'Only for this session',
    sessionOnlyText:
      'The token stays in this tab. Closing or reloading the tab forgets it, and Frontboard leaves nothing it showed on this device. Only a switch is stored here, until PluralKit has it.',
    save: 'Check and save',
    use: 'Check and use',
    checking: 'Checking the token…',
    empty: 'Paste the token first.',
    refused: `${codeWords.tokenRefused.title}. ${codeWords.tokenRefused.help}`,
    unreachable: 'PluralKit can’t be reached right now, so the token was not checked and not saved.',
    loggedIn: 'The token works. This is its system.',
    loggedInForSession:
      'The token works. It is stored only in this tab and is forgotten when you close or reload the tab.',
    offline: 'The token is saved. It is checked when PluralKit can be reached.',
    rejected: 'The saved token no longer works. It may have been refreshed. Paste the new one, or forget it.',
    stored: 'The token is saved on this device.',
    held: 'Only for this session.',
    unnamed: 'Your system',
    list: 'Tokens on this device',
    inUse: 'In use',
    switchTo: (name: string) => `Use ${name}`,
    switched: (name: string) => `Now using ${name}`,
    describe: 'Name and colour',
    describeSpoken: (name: string) => `Name and colour of ${name}`,
    describeTitle: (name: string) => `How ${name} is shown here`,
    describeLead: 'For this device only. PluralKit doesn’t see it.',
    name: 'Name on this device',
    nameText: 'Leave it empty to use the system’s name.',
    color: 'Colour on this device',
    colorText: 'A ring around the picture shows at a glance which system is in use.',
    ownColor: 'Use the system’s colour',
    keepDescription: 'Save',
    cancel: 'Cancel',
    another: 'Use another token',
    forget: 'Forget the token',
    forgetSpoken: (name: string) => `Forget the token of ${name}`,
    forgotten: 'Token forgotten',
    forgottenCaption: 'Everything stored here about its system is deleted from this device.',
    undoCaption:
      'Everything stored here about its system is deleted from this device. Undo brings back the token and what you set here, such as favourites and servers.',
    notForgotten: {
      title: 'The token couldn’t be forgotten',
      caption:
        'Part of the app couldn’t be loaded, and nothing was deleted. Reload the page when you are online, and try again.',
    },
    notAllForgotten: {
      title: 'Not everything could be deleted',
      caption:
        'The token is deleted. This browser did not delete some copies. Clear this site’s data to be sure.',
    },
    onlyHere: {
      title: 'Some things are only on this device',
      switches: (count: number) =>
        count === 1 ? 'One switch is waiting to be sent' : `${count} switches are waiting to be sent`,
      drafts: (count: number) => (count === 1 ? 'One form is not saved' : `${count} forms are not saved`),
      notes: (count: number) =>
        count === 1
          ? 'One thing you noted is only on this device'
          : `${count} things you noted are only on this device`,
      runs: (count: number) => (count === 1 ? 'One run is not finished' : `${count} runs are not finished`),
      copies: (count: number) =>
        count === 1
          ? 'One deleted member or group can be restored'
          : `${count} deleted members or groups can be restored`,
      waits:
        'If you keep this, it waits here until you enter the token of this system again. Otherwise it is deleted.',
      unreadable:
        'This device holds forms, notes, switches or restore copies that couldn’t be read. They may belong to any of your systems. “Forget everything” deletes them, too.',
      keep: 'Forget the token, keep these',
      forget: 'Forget everything',
      stays: 'What is only on this device waits here until you enter the token of this system again.',
    },
    notAllTakenBack: {
      title: 'Not everything could be brought back',
      caption: 'The token is back. This browser did not store all of what you had set here.',
    },
    about: 'About the token',
    facts: [
      {
        term: 'What it can do',
        text: 'Everything you can do with your system on PluralKit: see all of it, edit it, record switches. It cannot be limited, so share it only with people you fully trust.',
      },
      {
        term: 'Where it is stored',
        text: 'In this browser, or only in this tab if you choose so. It is sent only to PluralKit, never shown here again, and never part of a backup.',
      },
      {
        term: 'If someone saw it',
        before: 'Send',
        command: 'pk;token refresh',
        text: 'to PluralKit on Discord. The old token stops working and you get a new one. Paste the new one here.',
      },
    ],
    demo: 'The sample data includes a system of your own and needs no token. Leave the sample data to use your real system.',
  },
  jumps: { label: 'Sections', choose: 'Go to a section…' },
  search: {
    label: 'Find a setting',
    count: (shown: number, all: number) => `Showing ${shown} of ${all}`,
    nothing: 'No setting found',
    nothingHint: 'Try fewer letters or another word.',
    clear: 'Show all settings',
  },
  appearance: {
    themeOptions: { system: 'Device', light: 'Light', dark: 'Dark' },
    themeForced: 'The address ends in #dark or #light, which overrides this choice.',
    endForced: 'Use this choice',
    fontOptions: {
      system: 'Same as device',
      atkinson: 'Atkinson Hyperlegible',
      opendyslexic: 'OpenDyslexic',
    },
    textSizeOptions: { small: 'Small', normal: 'Normal', large: 'Large', larger: 'Larger' },
    hoursOptions: { device: 'Device', '12': '12-hour', '24': '24-hour' },
    densityOptions: { comfortable: 'Comfortable', compact: 'Compact' },
  },
  frontTitleOptions: { off: 'No', names: 'Names', initials: 'Initials' } satisfies Record<
    Settings['frontTitle'],
    string
  >,
  copyPlanOptions: {
    off: 'Off',
    'remind-week': 'Remind after a week',
    'remind-month': 'Remind after a month',
    'remind-quarter': 'Remind after three months',
    'write-day': 'Write a file every day',
    'write-week': 'Write a file every week',
    'write-month': 'Write a file every month',
  },
  copies: {
    stay: 'Copies to keep',
    stayText:
      'Older ones are deleted when a new one is written. Only files that Frontboard wrote, and that nobody has changed since, are deleted.',
    count: (count: string) => `The newest ${count}`,
    folder: 'Folder',
    noFolder: 'Not chosen yet.',
    choose: 'Choose a folder',
    noDialog: 'This device couldn’t open a dialog to choose a folder. Nothing was changed.',
    open: 'Copies are written while Frontboard is open, or the next time you open it. Each copy is of the active account’s system and contains everything except the token: anyone who has the file can read it. An account that is used only for this session is left out.',
    openAndroid:
      'Android lets Frontboard write copies only while the app is open. A copy that is due is written the next time you open it. Each copy is of the active account’s system and contains everything except the token: anyone who has the file can read it. An account that is used only for this session is left out.',
    last: (when: string) => `The last copy was written on ${when}.`,
  },
  example: (id: string) => `An ID looks like ${id}.`,
  language: {
    /** The names of languages are in the languages themselves. */
    options: { device: 'Same as device', en: 'English', de: 'Deutsch' },
    waits: 'The language changes when you reload this page.',
    demo: 'You can’t change the language in sample data. Leave the sample data first.',
  },
  memberWord: {
    /** The pair is not a word of the catalogue: each is shown as it is. */
    choice: (pair: string) => pair,
    own: 'Your own word',
    one: 'For one',
    many: 'For several',
    half: 'Enter both words to use them.',
    waits: (many: string) => `Frontboard says “${many}” everywhere after you reload this page.`,
    tokenLost: 'Reloading forgets every session-only token.',
    reload: 'Reload the page',
    demo: 'You can’t change this word in sample data. Leave the sample data first.',
    onlyEnglish: 'Only the English texts have other words for members.',
  },
  status: {
    tile: 'Tiles',
    list: 'List',
    table: 'Table',
  },
  switcher: {
    byName: 'Name',
    byLastMessage: 'Last message',
    groupsNeedToken: 'With your token, you can choose your groups here.',
    groups: (count: number) => (count === 0 ? 'Choose groups' : `Choose groups (${count})`),
    noneLeftOut: 'Show all groups',
    groupsLoading: 'Loading your groups',
    groupsFailed: 'Your groups couldn’t be loaded.',
    noGroups: 'Your system has no groups yet.',
  },
  lookup: {
    list: 'List',
    table: 'Table',
    grid: 'Cards',
    faces: 'Faces',
    forgotten: 'Lookups are no longer remembered',
  },
  showShortcuts: 'Show all shortcuts',
  every: (duration: string) => `Every ${duration.replace(/^1 (?=\S+$)/, '')}`,
  notices: {
    systems: (count: number) =>
      count === 0 ? 'Systems: none chosen' : count === 1 ? 'Systems: 1 chosen' : `Systems: ${count} chosen`,
    nobody: 'You don’t follow any systems yet.',
    names: 'With names',
    namesText:
      'Shows which front changed and who is fronting. Without names, and while Discreet is on, no name is shown.',
    quiet: 'Quiet hours',
    quietText: 'Every day, in this device’s time. Changes during quiet hours are not shown later.',
    quietAllDay: 'The same start and end means the whole day: no notification is shown.',
    quietFrom: 'From',
    quietTo: 'To',
  },
  releases: {
    nowhere: 'This build has no address to check for new versions.',
    noneIgnored: 'No version is skipped.',
    ignored: (tag: string) => `${tag} is skipped.`,
    remindAgain: 'Remind me again',
  },
  about: {
    version: (version: string) => `Frontboard ${version}`,
    debug: 'Troubleshooting',
    licences: 'Licences',
    project: 'Project',
    source: 'Source code',
  },
});
