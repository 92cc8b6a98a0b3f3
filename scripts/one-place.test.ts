import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/root.mjs';

interface Rule {
  /** The app and the packages, unless it is about one part. */
  readonly folder?: string;
  readonly pattern: RegExp;
  readonly places: readonly string[];
}

/** Rules that exist once: what only their code contains, and where that is. A second place moves down to the first. */
const RULES: Readonly<Record<string, Rule>> = {
  'the forms of a reference': {
    pattern: /\[a-z\]\{5/,
    places: [
      'packages/model/src/id/normalise-ref.ts',
      // The service's own reader.
      'packages/sandbox/src/store/references.ts',
    ],
  },
  'the addresses of PluralKit that are links': {
    pattern: /pk\\?\.mt|discordapp\\?\.com/,
    places: [
      'packages/model/src/lookup/parse-link.ts',
      // Which pictures are shown.
      'apps/web/src/state/images/use-image-allowed.ts',
    ],
  },
  'the picture that stands for a member': {
    pattern: /src=\{(?:member|record)\??\.avatarUrl|avatarUrl \?\? [\w?]*\.?webhookAvatarUrl/,
    places: ['packages/model/src/member/member.ts'],
  },
  'random ids, which pages over plain http have no function for': { pattern: /\brandomUUID\(/, places: [] },
  'functions that pages over plain http do not have, each with a way round or a sentence that says so': {
    folder: 'apps/web/src/',
    pattern:
      /\bcrypto\.subtle\b|navigator\.(?:clipboard|serviceWorker|locks|storage|share|canShare|wakeLock|credentials|mediaDevices|geolocation|getBattery)\b|\bnew Notification\(|\bshow(?:Save|Open)FilePicker\b|\bshowDirectoryPicker\b/,
    places: [
      'apps/web/src/platform/app-worker.ts',
      'apps/web/src/platform/copy-text.ts',
      'apps/web/src/platform/device-notifications.ts',
      'apps/web/src/platform/run-alone.ts',
      'apps/web/src/platform/storage-use.ts',
      'apps/web/src/platform/tabs.ts',
      'apps/web/src/platform/wake-lock.ts',
    ],
  },
  'fields for a local date and time, which ask about those that exist twice or never': {
    folder: 'apps/web/src/',
    pattern: /type[=:] ?["']datetime-local/,
    places: ['apps/web/src/parts/switches/local-time-field.tsx'],
  },
  'components whose code is loaded later: React holds back what follows a fallback for 300 ms (`lazyPart`)': {
    folder: 'apps/web/src/',
    pattern: /\bimport \{[^}]*\b(?:lazy|Suspense)\b[^}]*\} from 'react'/,
    places: [],
  },
  'the form of a token': { pattern: /\[\\w[^\]]*\]\{64\}/, places: ['packages/model/src/lookup/token.ts'] },
  'the folding of names for the search': {
    pattern: /normalize\('NFKD'\)/,
    places: ['packages/model/src/text-search/fold.ts'],
  },
  'the tiers of the search, and its tolerance of typing errors': {
    pattern: /'name-part',$|isSwapped/m,
    places: ['packages/model/src/text-search/match.ts', 'packages/model/src/text-search/similar.ts'],
  },
  'a search by parts of texts': {
    folder: 'apps/web/src/',
    pattern: /\bfoldName\(/,
    // Whether a whole name was typed: before its record is deleted, and to find a saved front.
    places: ['apps/web/src/text/is-typed-name.ts'],
  },
  'the order of names': {
    pattern: /new Intl\.Collator/,
    places: [
      'packages/model/src/name/collator.ts',
      // Whether tags are equal, as the service compares them.
      'packages/model/src/proxy-tag/compare-tags.ts',
    ],
  },
  'the order of names in the app': {
    folder: 'apps/web/src/',
    // A helper of the model with another locale, a comparison by the engine's default, or a list with its own locale.
    pattern: /\b(?:collatorOf|sortByLabel|createMemberIndex|createGroupIndex)\(|\.localeCompare\(/,
    places: [
      'apps/web/src/lists/search/use-group-index.ts',
      'apps/web/src/lists/search/use-member-index.ts',
      'apps/web/src/text/by-name.ts',
    ],
  },
  'the locale of the device': {
    folder: 'apps/web/src/',
    pattern: /navigator\.languages?\b|new Intl\.\w+\((?!deviceLocale\(\))/,
    places: [
      // A translation is loaded before the rest of the app.
      'apps/web/src/text/language/german-forms.ts',
      // The facts of a report.
      'apps/web/src/features/debug/environment-facts.ts',
      'apps/web/src/platform/device-format.ts',
    ],
  },
  'numbers on the screen': {
    folder: 'apps/web/src/',
    pattern: /\.toFixed\(|toLocaleString\(/,
    places: [],
  },
  'lists of screens': {
    folder: 'apps/web/src/',
    pattern: /(?:'\/(?:status|switch|history|lookup|manage|settings|debug|licences)\b[\w/$]*'[\s\S]*?){10}/,
    places: [
      'apps/web/src/parts/screens/names.de.ts',
      'apps/web/src/parts/screens/names.ts',
      'apps/web/src/parts/screens/other-names.de.ts',
      'apps/web/src/parts/screens/other-names.ts',
      'apps/web/src/parts/screens/screens.ts',
      // The router's own, generated.
      'apps/web/src/route-tree.gen.ts',
    ],
  },
  'recording a switch': {
    pattern: /switchQueue\.record\(/,
    places: ['apps/web/src/sync/switches/use-record-switch.ts'],
  },
  'the error codes of the service': {
    pattern: /(?<!\w)(?:20_?00[1-9]|20_?01\d|30_?00[1-8]|40_?00[1-8])(?!\w)/,
    places: ['packages/model/src/api-error/error-codes.ts'],
  },
  'an error in words': {
    pattern: /\b(?:errorWords|plainErrorWords)\b/,
    places: [
      // For a screen whose code is missing or has crashed.
      'apps/web/src/features/shell/route-error.tsx',
      'apps/web/src/text/errors/describe-error.ts',
      'apps/web/src/text/errors/describe-unknown.ts',
      'apps/web/src/text/errors/failure-line.ts',
      'apps/web/src/text/errors/plain-error.ts',
      // The catalogue itself.
      'apps/web/src/text/errors/plain-words.de.ts',
      'apps/web/src/text/errors/plain-words.ts',
      'apps/web/src/text/errors/words.de.ts',
      'apps/web/src/text/errors/words.ts',
    ],
  },
  'the own message of an error in a text': {
    folder: 'apps/web/src/',
    pattern: /\b(?:error|cause|reason|failure)\.message\b|String\((?:error|cause|reason|failure)\)/,
    places: ['apps/web/src/text/errors/describe-error.ts', 'apps/web/src/text/errors/plain-error.ts'],
  },
  'all classes of errors, told apart for a text': {
    folder: 'apps/web/src/',
    pattern: /\bis(?:Timeout|ResponseShape)Error\b/,
    places: ['apps/web/src/text/errors/describe-error.ts', 'apps/web/src/text/errors/failure-line.ts'],
  },
  'the day of a time on the device, as 2026-05-03': {
    pattern: /getMonth\(\) \+ 1\)/,
    places: ['apps/web/src/platform/local-day.ts'],
  },
  'names joined as a sentence': {
    folder: 'apps/web/src/',
    pattern: /slice\(0, -1\)\.join\(', '\)/,
    places: [
      'apps/web/src/text/join-parts.ts',
      // A translation is loaded before the rest of the app.
      'apps/web/src/text/language/german-forms.ts',
    ],
  },
  'the name of a member who may not have one': {
    folder: 'apps/web/src/',
    pattern: /\bfrontWords\.someone\b|'Someone'/,
    places: [
      // The catalogue itself.
      'apps/web/src/text/front-words.ts',
      'apps/web/src/text/list-names.ts',
    ],
  },
  'forms and texts that browsers are asked not to store': {
    folder: 'apps/web/src/',
    pattern: /<(?:form|textarea)\b/,
    places: ['apps/web/src/ui/form/form.tsx', 'apps/web/src/ui/form/text-area.tsx'],
  },
  'which record a creation without an answer has made': {
    folder: 'apps/web/src/sync/',
    pattern: /!(?:\w+\.)?(?:before|twins|uuids)\.includes\(/,
    places: ['apps/web/src/sync/records/find-made.ts'],
  },
  'a write that is sent again without the fields that were refused': {
    folder: 'apps/web/src/',
    pattern: /hasErrorCode\(\w+, 'invalidModel'\)/,
    places: ['apps/web/src/sync/records/left-parts.ts'],
  },
  'removing the copies that a repeated request has made of a record': {
    folder: 'apps/web/src/',
    pattern: /\blogWords\.removingCopies\b/,
    places: ['apps/web/src/sync/twins/remove-copies.ts'],
  },
  'changing a field only if nobody else did': {
    folder: 'apps/web/src/',
    pattern: /isSame\w*\((?:\w+, )?base, theirs\)|isSameValue\(\w+, \w+, before/,
    places: ['apps/web/src/sync/edit/merge.ts'],
  },
  'which tab works': {
    folder: 'apps/web/src/',
    pattern: /\.campaign\(/,
    places: ['apps/web/src/sync/leader/candidacy.ts'],
  },
  'what stays of the end of an address': {
    pattern: /\bhash: true\b|^\s+hash$/m,
    places: ['apps/web/src/router.tsx'],
  },
  'the display options of the layouts': {
    pattern:
      /'(?:fitToScreen|squareIcons|showUpdateTime|showLastSwitch|showFrontingSince|frontersInColumns)'/,
    places: ['apps/web/src/state/layout-options.ts'],
  },
};

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const SOURCES = ['apps/web/src', 'packages'];

const files = SOURCES.flatMap((folder) =>
  readdirSync(inRoot(folder), { encoding: 'utf8', recursive: true })
    .filter(
      (path) =>
        /\.tsx?$/.test(path) && !/(?:^|\/)(?:node_modules|testing|tests|examples)\/|\.test\.tsx?$/.test(path),
    )
    .map((path) => join(folder, path)),
).map((path) => ({ path, code: readFileSync(inRoot(path), 'utf8').replace(COMMENTS, '') }));

test.each(Object.entries(RULES))('%s: one place', (_rule, { folder = '', pattern, places }) => {
  expect(files.length).toBeGreaterThan(800);
  const found = files.filter(({ path, code }) => path.startsWith(folder) && pattern.test(code));
  expect(found.map(({ path }) => path).toSorted()).toEqual(places.toSorted());
});
