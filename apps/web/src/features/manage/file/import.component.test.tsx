import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stateWords } from '../../../state/words.ts';
import { runWords } from '../../../sync/runs/words.ts';
import { expectGone } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { takeFiles } from '../../../testing/component/take-files.ts';
import { memberWords } from '../members/words.ts';
import { runCardWords } from '../runs/words.ts';
import { importWords as words } from './import-words.ts';
import { fileWords } from './words.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const part = (name: string) => page.getByRole('region', { name, exact: true });
const { kinds } = fileWords.result;

const files = takeFiles();
beforeEach(files.start);
afterEach(files.stop);
afterEach(() => vi.unstubAllGlobals());

async function choose(file: unknown): Promise<void> {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  await page
    .css(`input[aria-label="${words.choose}"]`)
    .upload(new File([text], 'file.json', { type: 'application/json' }));
  await expect.element(button(words.look)).toBeEnabled();
}

async function look(file: unknown): Promise<void> {
  await choose(file);
  await button(words.look).click();
  await expect.element(page.getByRole('heading', { name: words.choices.title })).toBeVisible();
}

const extrasUse = (use: keyof typeof words.extras.uses) =>
  page.getByRole('radiogroup', { name: words.extras.title }).getByText(words.extras.uses[use]);

const simplyPlural = {
  users: [{ _id: 'u', username: 'lamp' }],
  customFields: [{ _id: 'f', name: 'Likes', order: '0|a', type: 0 }],
  members: [
    { _id: 'a', name: 'Newcomer', pronouns: 'they', info: { f: 'tea' }, color: 'red' },
    { _id: 'b', name: '', desc: 'nobody' },
  ],
  frontStatuses: [{ _id: 's', name: 'Dozing far away' }],
  groups: [{ _id: 'g', name: 'Trees', parent: 'root', members: ['a'] }],
  frontHistory: [
    { _id: 'h', member: 'a', startTime: Date.UTC(2015, 0, 1), endTime: Date.UTC(2015, 0, 2), live: false },
    { _id: 'i', member: 's', startTime: Date.UTC(2015, 0, 1), endTime: Date.UTC(2015, 0, 2), live: false },
  ],
  chatMessages: [{}, {}],
};

test('a file of another program is shown with what is new, what can’t go in and what is lost', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const writes = () => screen.requests().filter(({ method }) => method !== 'GET').length;
  await look(simplyPlural);
  await expect.element(part(kinds.members).getByText(words.verdicts.new(2))).toBeVisible();
  await expect.element(part(kinds.members).getByText(words.verdicts.refused(1))).toBeVisible();
  await expect.element(part(kinds.members).getByText(words.refusedText)).toBeVisible();
  await expect.element(part(kinds.groups).getByText(words.verdicts.new(1))).toBeVisible();
  await expect.element(part(kinds.switches).getByText(words.switches.added(2))).toBeVisible();
  await page.getByText(words.lost).click();
  await expect.element(page.getByText(words.lostCount(words.lostKinds.messages, '2'))).toBeVisible();

  // Two members, a group, who is in it, and two switches, with what is checked afterwards.
  await expect
    .element(page.getByText(words.ways.takes(words.ways.writes(6), 'under a minute')))
    .toBeVisible();
  await part(kinds.members).getByText('Newcomer').click();
  await expect.element(part(kinds.members).getByText(words.verdicts.out(1))).toBeVisible();
  await part(kinds.members).getByText('Dozing far away').click();
  await expect.element(part(kinds.members).getByText(words.verdicts.out(2))).toBeVisible();
  await expect.element(part(kinds.switches).getByText(words.switches.skipped['no-members'](1))).toBeVisible();
  expect(writes()).toBe(0);
});

test('what is below a preview stays in its place while the page scrolls there, so that a press meets what it is meant for', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const members = Array.from({ length: 8 }, (_, index) => ({
    ...{ _id: `m${index}`, name: `Newcomer ${index}` },
    ...{ pronouns: 'they', desc: 'Likes tea, and a walk. '.repeat(40) },
  }));
  await look({ ...simplyPlural, members });
  const start = button(words.ways.start);
  await expect.element(start).toBeEnabled();
  const place = () => start.element().getBoundingClientRect().top + window.scrollY;
  window.scrollTo(0, 0);
  await drawn();
  const before = place();
  start.element().scrollIntoView({ block: 'center' });
  await drawn();
  expect(place()).toBe(before);
});

/** Waits two frames, so that a layout which the first one caused is drawn, too. */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

test('custom fronts, archived members and groups are chosen all, none or one by one; presets that were never used are off', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const { choices, verdicts } = words;
  const old = { _id: 'o', name: 'Long ago', archived: true };
  const frontStatuses = [...simplyPlural.frontStatuses, { _id: 't', name: 'A preset' }];
  await look({ ...simplyPlural, members: [...simplyPlural.members, old], frontStatuses });
  const members = part(kinds.members);
  await expect.element(members.getByText(verdicts.new(3))).toBeVisible();
  await expect.element(members.getByText(verdicts.out(1))).toBeVisible();

  const title = (kind: keyof typeof choices.kinds, chosen: number, of: number) =>
    page.getByText(choices.kind(choices.kinds[kind], chosen, of), { exact: true });
  await title('customFronts', 1, 2).click();
  const fronts = part(choices.kinds.customFronts);
  const preset = fronts.getByRole('switch', { name: 'A preset' });
  await expect.element(preset).not.toBeChecked();
  await expect.element(fronts.getByText(choices.neverUsed)).toHaveLength(1);
  await fronts.getByText('A preset').click();
  await expect.element(title('customFronts', 2, 2)).toBeVisible();
  await expect.element(members.getByText(verdicts.new(4))).toBeVisible();
  await fronts.getByRole('button', { name: choices.none }).click();
  await expect.element(title('customFronts', 0, 2)).toBeVisible();
  await expect.element(members.getByText(verdicts.out(2))).toBeVisible();
  await fronts.getByRole('button', { name: choices.all }).click();
  await expect.element(members.getByText(verdicts.new(4))).toBeVisible();

  await title('archived', 1, 1).click();
  await part(choices.kinds.archived).getByText('Long ago').click();
  await expect.element(members.getByText(verdicts.new(3))).toBeVisible();
  await title('groups', 1, 1).click();
  await part(choices.kinds.groups).getByRole('button', { name: choices.none }).click();
  await expect.element(part(kinds.groups).getByText(verdicts.out(1))).toBeVisible();
  await expect.element(title('facets', 0, 1)).not.toBeInTheDocument();
});

test('facets are off at first, and can be imported', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const { choices, verdicts } = words;
  const people = [
    { id: 'a', name: 'Newcomer' },
    { id: 'b', name: 'Newcomer at a party', isFacet: true },
  ];
  await look({ _meta: { app: 'Plural Star' }, members: people, frontHistory: [] });
  await expect.element(part(kinds.members).getByText(verdicts.out(1))).toBeVisible();
  await page.getByText(choices.kind(choices.kinds.facets, 0, 1), { exact: true }).click();
  await part(choices.kinds.facets).getByRole('button', { name: choices.all }).click();
  await expect.element(part(kinds.members).getByText(verdicts.new(2))).toBeVisible();
});

test('the same content is saved as a file that pk;import takes', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await look(simplyPlural);
  await extrasUse('description').click();
  await expect.element(page.getByLabelText(words.extras.line)).toHaveValue('**{name}:** {value}');
  await expect.element(page.getByText(words.ways.fileLocal)).not.toBeInTheDocument();
  await expect.element(page.getByText(words.ways.fileSteps[1] ?? '')).toBeVisible();
  await button(words.ways.save).click();
  await expect.poll(() => files.texts.length).toBe(1);
  const file = JSON.parse(files.texts[0] ?? '');
  expect(file.members[0]).toMatchObject({
    id: 'new-0001',
    name: 'Newcomer',
    description: '**Likes:** tea',
    privacy: { visibility: 'private' },
  });
  expect(file.switches).toHaveLength(2);
  expect(file.name).toBeTruthy();
});

test('a file of the system as it is changes nothing', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await button(fileWords.save.start).click();
  await expect.poll(() => files.texts.length).toBe(1);
  await look(files.texts[0]);
  await expect.element(page.getByText(words.sameSystem)).toBeVisible();
  await expect.element(page.getByText(words.ways.nothing)).toBeVisible();
});

test('where two have one name, a person decides', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await button(fileWords.save.start).click();
  await expect.poll(() => files.texts.length).toBe(1);
  const [member] = JSON.parse(files.texts[0] ?? '').members;
  await look({
    members: [
      { id: 'x', name: member.name, pronouns: 'one' },
      { id: 'y', name: member.name, pronouns: 'two' },
    ],
    switches: [],
  });
  await expect.element(part(kinds.members).getByText(words.verdicts.unsure(2))).toBeVisible();
  await page.getByLabelText(words.unsureText).first().selectOptions(words.asNew);
  await expect.element(part(kinds.members).getByText(words.verdicts.new(1))).toBeVisible();
});

test('where a program has another name for a number than in an earlier file, a person decides', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const alter = (name: string) => ({ user: { id: 'abcdefg' }, alters: [{ id: 1, name }], fronts: [] });
  await look(alter('Newcomer'));
  await button(words.ways.start).click();
  await expect.element(page.getByText(/^Done: /)).toBeVisible();
  await look(alter('Somebody else'));
  await expect.element(part(kinds.members).getByText(words.verdicts.unsure(1))).toBeVisible();
  await expect.element(page.getByText(words.ways.nothing)).toBeVisible();
  const [made] = [...screen.sandbox.state.members.values()].filter(({ name }) => name === 'Newcomer');
  await page.getByLabelText(words.confirmText).selectOptions(words.candidate('Newcomer', made?.id ?? ''));
  await expect.element(part(kinds.members).getByText(words.verdicts.equal(1))).toBeVisible();
});

test('the preview says who can see what is new: only you, unless the file proves something else or you open it', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const { choices, newPrivacy } = words;
  const open = { visibility: 'public', name_privacy: 'public' };
  const foreign = {
    version: 1,
    members: [
      { id: 'aaaaa', name: 'Newcomer', privacy: null },
      { id: 'aaaab', name: 'Second newcomer', privacy: open },
    ],
    groups: [{ id: 'aaaaa', name: 'New group', members: [] }],
    switches: [],
  };
  await look(foreign);
  await expect.element(page.getByLabelText(choices.newPrivacy)).toHaveValue('private');
  await expect.element(part(kinds.members).getByText(newPrivacy.private)).toHaveLength(2);
  await expect.element(part(kinds.groups).getByText(newPrivacy.private)).toBeVisible();
  const count = (kind: keyof typeof newPrivacy.kinds, amount: number) =>
    part(kinds.members).getByText(newPrivacy.counts(newPrivacy.count(newPrivacy.kinds[kind], amount)));
  await expect.element(count('private', 2)).toBeVisible();
  await page.getByLabelText(choices.newPrivacy).selectOptions('public');
  await expect.element(count('public', 2)).toBeVisible();
  await expect.element(part(kinds.members).getByText(newPrivacy.public)).toHaveLength(2);

  await look({
    ...foreign,
    id: 'zzzzz',
    created: '2020-01-01T00:00:00Z',
    accounts: [1],
    members: [{ id: 'aaaaa', name: 'Newcomer' }, foreign.members[1]],
  });
  await expect.element(count('private', 1)).not.toBeInTheDocument();
  const { labels } = memberWords;
  const seen = newPrivacy.open(`${labels.visibility} and ${labels.name_privacy}`);
  await expect.element(part(kinds.members).getByText(seen)).toBeVisible();
  await button(words.ways.start).click();
  await expect.element(page.getByText(/^Done: /)).toBeVisible();
  const levelsOf = (name: string) => {
    const row = [...screen.sandbox.state.members.values()].find((one) => one.name === name);
    return Object.entries(row?.privacy ?? {}).flatMap(([key, level]) => (level === 'public' ? [key] : []));
  };
  expect([levelsOf('Newcomer'), levelsOf('Second newcomer')]).toEqual([[], ['visibility', 'name_privacy']]);
});

test('a row that can’t be read is left out and named, and the rest is imported', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await choose({
    members: [{ id: 'a', name: 'Wren', color: true }, null, { id: 'b', name: 'Tide' }],
    groups: [5],
    switches: [],
  });
  const { compare } = fileWords;
  await page.getByText(compare.notes(3)).click();
  const row = compare.row(compare.rowKinds.member, 2);
  const main = page.css('main');
  const noted = (place: string) => `${place}: ${compare.noteKinds.unreadable}`;
  await expect.element(main).toHaveTextContent(noted(compare.between(row, 'Wren', 'Tide')));
  const color = compare.fieldOf(
    compare.named(compare.row(compare.rowKinds.member, 1), 'Wren'),
    memberWords.labels.color,
  );
  await expect.element(main).toHaveTextContent(noted(color));
  await expect.element(main).toHaveTextContent(noted(compare.row(compare.rowKinds.group, 1)));
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(main).not.toHaveTextContent('Wren');
  await button(words.look).click();
  await expect.element(part(kinds.members).getByText(words.verdicts.new(1))).toBeVisible();
});

test('if a file is not clear, the screen asks which program wrote it; a program that can’t be read is named', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const { compare } = fileWords;
  const upload = (content: object) =>
    page
      .css(`input[aria-label="${words.choose}"]`)
      .upload(new File([JSON.stringify(content)], 'file.json', { type: 'application/json' }));
  await upload({ app: 'Pluralis', people: [] });
  await expect.element(page.getByText(fileWords.otherProgram('Pluralis', fileWords.otherWay))).toBeVisible();
  await upload({ front_entries: [], members: [] });
  const way = fileWords.ways.BerryTree ?? expect.fail('no way');
  await expect.element(page.getByText(fileWords.otherProgram('BerryTree', way))).toBeVisible();
  await expect.element(page.getByLabelText(compare.program)).not.toBeInTheDocument();
  await upload({ members: [{ id: 'a', name: 'Newcomer' }], groups: [] });
  await expect.element(page.getByText(fileWords.problems.unclear)).toBeVisible();
  await page.getByLabelText(compare.program).selectOptions(compare.formats.tupperbox);
  await expect.element(page.getByText(fileWords.problems['unknown-format'])).toBeVisible();
  await page.getByLabelText(compare.program).selectOptions(compare.formats.pluralkit);
  await expect.element(button(words.look)).toBeEnabled();
  await expect.element(page.getByLabelText(compare.program)).not.toBeInTheDocument();
});

const upload = (content: BlobPart, name: string) =>
  page.css(`input[aria-label="${words.choose}"]`).upload(new File([content], name));

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

test('the columns of a table are matched by a person, with what the header says and the first rows in sight', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const { columns, contains } = fileWords.compare;
  const { labels } = memberWords;
  await upload('Alter;Says;Colour\nNewcomer;they/them;#ff00aa\nSecond newcomer;;\n', 'people.csv');
  const table = part(columns.title);
  await expect.element(table.getByText(columns.text(2))).toBeVisible();
  await expect.element(table.getByLabelText('Alter')).toHaveDisplayValue(labels.name);
  await expect.element(table.getByLabelText('Says')).toHaveDisplayValue(labels.pronouns);
  await expect.element(table.getByLabelText('Colour')).toHaveDisplayValue(labels.color);
  await expect.element(table.getByText(columns.examples('Newcomer · Second newcomer'))).toBeVisible();
  await expect.element(table.getByText(columns.examples('they/them'))).toBeVisible();
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(table).not.toHaveTextContent('newcomer');
  screen.services.settings.update((settings) => ({ ...settings, discreet: false }));

  // A field is in one column.
  await table.getByLabelText('Says').selectOptions(labels.name);
  await expect.element(table.getByLabelText('Alter')).toHaveDisplayValue(columns.out);
  await table.getByLabelText('Says').selectOptions(columns.out);
  await expect.element(table.getByText(columns.needsName)).toBeVisible();
  await expect.element(button(columns.read)).toBeDisabled();
  await table.getByLabelText('Alter').selectOptions(labels.name);
  await table.getByLabelText('Says').selectOptions(labels.pronouns);
  await button(columns.read).click();
  await expect.element(page.getByText(contains(2, 0, 0))).toBeVisible();
  await button(words.look).click();
  await expect.element(part(kinds.members).getByText(words.verdicts.new(2))).toBeVisible();
  await page.getByText(words.newFields).click();
  await expect.element(part(kinds.members).getByText(/they\/them/)).toBeVisible();
});

test('the first row of a table is a member if it has no names of columns, and a person can say that it has', async () => {
  await renderScreen('/manage/file', { own: 'exmpl' });
  const { columns, contains } = fileWords.compare;
  const { labels } = memberWords;
  await upload('Newcomer,they/them\nSecond newcomer,she/her\n', 'people.csv');
  const table = part(columns.title);
  const hasHeader = table.getByRole('switch', { name: columns.hasHeader });
  await expect.element(hasHeader).not.toBeChecked();
  await expect.element(table.getByText(columns.text(2))).toBeVisible();
  await expect.element(table.getByText(columns.examples('Newcomer · Second newcomer'))).toBeVisible();
  await expect.element(table.getByLabelText(columns.column(2))).toHaveDisplayValue(labels.pronouns);
  await table.getByLabelText(columns.column(1)).selectOptions(labels.name);

  await table.getByText(columns.hasHeader).click();
  await expect.element(table.getByText(columns.text(1))).toBeVisible();
  await expect.element(table.getByLabelText('Newcomer')).toHaveDisplayValue(labels.name);
  await table.getByText(columns.hasHeader).click();
  await button(columns.read).click();
  await expect.element(page.getByText(contains(2, 0, 0))).toBeVisible();
});

/** An archive of two tables, the first with two rows and the second with one. */
const TABLES_FILE =
  'UEsDBBQAAAAAAJ0bfV0+BmyCEgAAABIAAAAFAAAAYS5jc3ZpZCx0ZXh0CjEsSGkKMixIbwpQSwMEFAAAAAAAnRt9XSRRtYcPAAAADwAAAAUAAABiLmNzdm5hbWUsYWdlCkFzaCwzClBLAQIUAxQAAAAAAJ0bfV0+BmyCEgAAABIAAAAFAAAAAAAAAAAAAACAAQAAAABhLmNzdlBLAQIUAxQAAAAAAJ0bfV0kUbWHDwAAAA8AAAAFAAAAAAAAAAAAAACAATUAAABiLmNzdlBLBQYAAAAAAgACAGYAAABnAAAAAAA=';

test('of several tables in an archive a person chooses one by its number and its rows', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const { columns, tableChoice } = fileWords.compare;
  await upload(bytesOf(TABLES_FILE), 'tables.zip');
  await expect.element(button(tableChoice(1, 2))).toBeVisible();
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await button(tableChoice(2, 1)).click();
  await expect.element(page.getByText(columns.text(1))).toBeVisible();
});

/** A file of Prism with one member, as the program encrypts it, with a cost that is lower. */
const PRISM_FILE =
  'UFJJU00xAAAAEAAAAAgAAAABBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcJCQkJCQkJCQkJCQkAAABSOA3rj4iB3tWvpie1kcoUGdyecGDwV6MuRElPZaIO+XdAWYwT4qHGEWxkQelT57qPmNagtxfBoqQG6xhicSOB7YFgbJO2IiD09l7azUzh+06PnAAAAAA=';

test('an encrypted file is opened with its passphrase', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const { passphrase, decrypt, contains } = fileWords.compare;
  await upload(bytesOf(PRISM_FILE), 'backup.prism');
  await expect.element(page.getByText(fileWords.problems.passphrase)).toBeVisible();
  const field = page.getByLabelText(passphrase);
  // Not one that the browser offers to save.
  await expect.element(field).toHaveAttribute('type', 'text');
  await field.fill('correct horse');
  await button(decrypt).click();
  await expect
    .element(field)
    .toHaveAccessibleDescription(expect.stringContaining(fileWords.problems['wrong-passphrase']));
  // The question stays where it is, with what was typed.
  await expect.element(button(decrypt)).toHaveFocus();
  await expect.element(field).toHaveValue('correct horse');
  await field.fill('correct horse battery');
  await button(decrypt).click();
  await expect.element(page.getByText(contains(1, 0, 0))).toBeVisible();
  await expectGone(field);
});

test('of several systems in a file a person chooses one', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const { systemChoice } = fileWords.compare;
  const systems = ['Quartz House', 'Velvet Attic'].map((name, id) => ({ id: `s${id}`, name }));
  const members = [1, 1, 0].map((id, index) => ({ id: `m${index}`, system_id: `s${id}`, name: `m${index}` }));
  await upload(JSON.stringify({ pluralport_version: '0.1', systems, members }), 'both.json');
  await expect.element(page.getByText(fileWords.problems['several-systems'])).toBeVisible();
  await expect.element(button(systemChoice('Quartz House', 1))).toBeVisible();
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await button(systemChoice('VA', 2)).click();
  await expect.element(page.getByText(fileWords.compare.contains(2, 0, 0))).toBeVisible();
});

test('the small file of Octocon says that there is a better one', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await choose({
    version: 2,
    name: 'Lamp',
    description: '',
    avatar_url: null,
    switches: [],
    members: [],
    groups: [],
  });
  await expect.element(page.getByText(fileWords.compare.hints['octocon-small'])).toBeVisible();
});

test('a file in PluralKit’s format by another program empties nothing, and the screen says so', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await button(fileWords.save.start).click();
  await expect.poll(() => files.texts.length).toBe(1);
  const own: { name: string }[] = JSON.parse(files.texts[0] ?? '').members;
  const nothing = {
    display_name: null,
    color: null,
    birthday: null,
    pronouns: null,
    proxy_tags: [],
    privacy: null,
  };
  await look({
    version: 1,
    name: 'Lamp',
    description: null,
    members: own.map(({ name }, index) => ({ id: `${index}`, name, ...nothing, keep_proxy: false })),
    switches: [],
  });
  await expect.element(page.getByText(words.byAnother)).toBeVisible();
  await expect.element(page.getByText(fileWords.compare.pluralKitForm)).toBeVisible();
  await expect.element(page.getByText(words.ways.nothing)).toBeVisible();
  await page.getByText(words.choices.replace, { exact: true }).click();
  await expect.element(page.getByText(words.ways.nothing)).toBeVisible();
  await expect.element(page.getByText(words.emptied.empty)).not.toBeInTheDocument();
});

test('PluralKit’s own file empties fields only if a person wants that', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await button(fileWords.save.start).click();
  await expect.poll(() => files.texts.length).toBe(1);
  const file = JSON.parse(files.texts[0] ?? '');
  const [ash] = file.members.filter(({ pronouns, color }: Record<string, unknown>) => pronouns && color);
  const emptied = { ...ash, pronouns: null, color: null };
  await look({ ...file, members: file.members.map((one: unknown) => (one === ash ? emptied : one)) });
  const harm = part(words.emptied.title(2));
  await expect.element(harm.getByText(words.emptied.empty)).toBeVisible();
  await expect.element(page.getByText(words.ways.nothing)).toBeVisible();
  await harm.getByText(words.showHeld).click();
  await expect.element(harm.getByText(memberWords.labels.pronouns, { exact: true })).toBeVisible();
  await harm.getByText(words.emptied.empty).click();
  await expect.element(part(kinds.members).getByText(words.verdicts.changed(1))).toBeVisible();
  await expect.element(button(words.ways.start)).toBeEnabled();
});

test('what is private stays private, and one sentence says what the file would make visible', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await button(fileWords.save.start).click();
  await expect.poll(() => files.texts.length).toBe(1);
  const file = JSON.parse(files.texts[0] ?? '');
  const [hidden, shown] = [file.members[0].name, file.members[1].name];
  const rowOf = (name: string) =>
    [...screen.sandbox.state.members.values()].find((row) => row.name === name)?.privacy as Record<
      string,
      string
    >;
  Object.assign(rowOf(hidden), { visibility: 'private' });
  Object.assign(rowOf(shown), { birthday_privacy: 'private', pronoun_privacy: 'private' });
  const open = (one: object) => ({
    ...one,
    privacy: { visibility: 'public', birthday_privacy: 'public', pronoun_privacy: 'public' },
  });
  await look({ ...file, members: [open(file.members[0]), open(file.members[1])], groups: [] });
  const { title, list, keep, open: make } = words.opened;
  const counts = list(1, 0, 2).join(' and ');
  const harm = part(title(counts));
  await expect.element(harm.getByRole('radio', { name: keep })).toBeChecked();
  await expect.element(page.getByText(words.ways.nothing)).toBeVisible();
  await harm.getByText(make).click();
  await expect.element(part(kinds.members).getByText(words.verdicts.changed(2))).toBeVisible();
});

test('discreet mode shows initials in the preview of an import, and no name of a file', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await button(fileWords.save.start).click();
  await expect.poll(() => files.texts.length).toBe(1);
  const file = JSON.parse(files.texts[0] ?? '');
  const twin = file.members.find(
    ({ display_name: shown }: { display_name: string | null }) => shown === null,
  );
  const names = ['Quartz Nightingale', 'Velvet Umbrella', 'Yonder Zephyr', 'Xylo Wharf', 'Kestrel Jubilee'];
  const [name = '', group = '', next = '', shown = '', tag = ''] = names;
  await look({
    ...file,
    tag,
    members: [
      { ...twin, display_name: shown },
      { id: 'zzzzz', name, description: 'likes tea' },
      { id: 'zzzzy', name: file.members[1].name, uuid: null },
      { ...file.members[2], name: next, display_name: null },
    ],
    groups: [{ id: 'zzzzz', name: group, members: ['zzzzz'] }],
    switches: [],
  });
  const preview = page.css('main');
  for (const one of names) await expect.element(preview).toHaveTextContent(one);
  await expect.element(preview).toHaveTextContent('file.json');
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  for (const one of names) await expect.element(preview).not.toHaveTextContent(one);
  await expect.element(preview).not.toHaveTextContent('file.json');
  await expect.element(part(kinds.members).getByText('QN', { exact: true })).toBeVisible();
  const text = document.querySelector('main')?.innerHTML ?? '';
  for (const one of [...names, twin.name]) expect(text).not.toContain(one);
});

test('discreet mode shows initials of the new members that a run could not create', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  screen.breakWith({ kind: 'status', status: 400, match: { method: 'POST', path: '/members$' } });
  await look({ members: [{ id: 'zzzzz', name: 'Quartz Nightingale' }], switches: [] });
  await button(words.ways.start).click();
  await page.getByText(runCardWords.failed('1')).click();
  await expect.element(page.getByText(/^Quartz Nightingale/)).toBeVisible();
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(page.getByText(/^QN\b/)).toBeVisible();
  await expect.element(page.css('main')).not.toHaveTextContent('Quartz');
});

/** Workers whose plans, or other tasks of the named kind, fail or wait for `release`, as long as `mode` says so. */
function controlPlans(kind = 'plan') {
  const control = { mode: 'made' as 'made' | 'failing' | 'waiting', release: () => {} };
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      override postMessage(message: { readonly id: number; readonly kind: string }) {
        const send = () => super.postMessage(message);
        if (message.kind !== kind || control.mode === 'made') return send();
        if (control.mode === 'waiting') {
          control.release = send;
          return;
        }
        const data = { id: message.id, problem: null, place: null };
        this.dispatchEvent(new MessageEvent('message', { data }));
      }
    },
  );
  return control;
}

test('a plan that cannot be made ends, and the file can be looked at again', async () => {
  const plans = controlPlans();
  plans.mode = 'failing';
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await choose(simplyPlural);
  await button(words.look).click();
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(page.getByText(words.planning)).not.toBeInTheDocument();
  await button(fileWords.progress.cancel).click();
  plans.mode = 'made';
  await look(simplyPlural);
});

test('only the plan of the choice on the screen can be started, and a choice that cannot be planned is taken back', async () => {
  const plans = controlPlans();
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await look(simplyPlural);
  const privacy = page.getByLabelText(words.choices.newPrivacy);
  await expect.element(privacy).toHaveValue('private');
  await expect.element(button(words.ways.start)).toBeEnabled();

  plans.mode = 'waiting';
  await privacy.selectOptions('public');
  await expect.element(button(words.ways.start)).toBeDisabled();
  await expect.element(button(words.ways.save)).toBeDisabled();
  await expect.element(privacy).toHaveValue('public');
  plans.release();
  await expect.element(button(words.ways.start)).toBeEnabled();

  plans.mode = 'failing';
  await privacy.selectOptions('private');
  await expect.element(page.getByText(words.notPlanned)).toBeVisible();
  await expect.element(privacy).toHaveValue('public');
});

test('planning shows how far it is and can be cancelled, and the plan before stays', async () => {
  const plans = controlPlans();
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await choose(simplyPlural);
  const progress = page.getByRole('progressbar', { name: words.planning });
  plans.mode = 'waiting';
  await button(words.look).click();
  await expect.element(progress).toHaveAttribute('max', '6');
  await expect.element(page.getByText(fileWords.progress.entries(0, 6))).toBeVisible();
  await button(fileWords.progress.cancel).last().click();
  await expectGone(progress);
  await expect.element(button(words.look)).toBeEnabled();

  plans.mode = 'made';
  await look(simplyPlural);
  const privacy = page.getByLabelText(words.choices.newPrivacy);
  plans.mode = 'waiting';
  await privacy.selectOptions('public');
  await button(fileWords.progress.cancel).click();
  await expectGone(progress);
  await expect.element(privacy).toHaveValue('private');
  plans.mode = 'made';
  await privacy.selectOptions('public');
  await expect.element(button(words.ways.start)).toBeEnabled();
  await expect.element(privacy).toHaveValue('public');
});

test('reading the own system for a plan shows how far it is and can be cancelled', async () => {
  const reading = controlPlans('readAnswers');
  reading.mode = 'waiting';
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await choose(simplyPlural);
  await button(words.look).click();
  const progress = page.getByRole('progressbar', { name: words.planning });
  await expect.element(progress).toBeVisible();
  await button(fileWords.progress.cancel).last().click();
  await expectGone(progress);
  reading.mode = 'made';
  await expect.element(button(words.look)).toBeEnabled();
  await look(simplyPlural);
});

test.each([
  ['operations', words.ways.start],
  ['importFiles', words.ways.save],
])('preparing %s shows how far it is, and can be cancelled and fail without a change', async (kind, way) => {
  const preparing = controlPlans(kind);
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await look(simplyPlural);
  const progress = page.getByRole('progressbar', { name: words.ways.preparing });
  preparing.mode = 'waiting';
  await button(way).click();
  await expect.element(progress).toHaveAttribute('max', '6');
  await expect.element(button(words.ways.start)).toBeDisabled();
  await expect.element(button(words.ways.save)).toBeDisabled();
  await button(fileWords.progress.cancel).click();
  await expectGone(progress);

  preparing.mode = 'failing';
  await button(way).click();
  const failed = kind === 'operations' ? runWords.notStored : words.ways.notSaved;
  await expect.element(page.getByText(failed)).toBeVisible();
  await expectGone(progress);
  await expect.element(button(way)).toBeEnabled();
  expect(files.texts).toEqual([]);
  expect(screen.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('what pk;import would treat as an existing entry is not in its file, and the screen says so', async () => {
  await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await button(fileWords.save.start).click();
  await expect.poll(() => files.texts.length).toBe(1);
  const [{ name }] = JSON.parse(files.texts[0] ?? '').members;
  const alike = ['one', 'two'].map((pronouns, index) => ({ id: `zzzz${index}`, name, pronouns }));
  await look({ members: alike, switches: [] });
  await page.getByLabelText(words.unsureText).first().selectOptions(words.asNew);
  await expect.element(part(kinds.members).getByText(words.verdicts.new(1))).toBeVisible();
  await expect.element(button(words.ways.save)).toBeEnabled();
  await button(words.ways.save).click();
  const left = page.getByText(words.ways.fileLeft(1));
  await expect.element(left).toBeVisible();

  // The sentence is about the plan that was saved.
  await page.getByLabelText(words.choices.newPrivacy).selectOptions('public');
  await expectGone(left);
});

test('another file ends the fetch for the former one, whose plan would be shown under its name', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  screen.breakWith({ kind: 'status', status: 400, match: { path: '/systems/@me/groups' } });
  await choose(simplyPlural);
  await button(words.look).click();
  await expect.element(button('Try again')).toBeVisible();
  screen.mend();
  const other = { members: [{ id: 'x', name: 'Somebody else' }], switches: [] };
  await choose(other);
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await look(other);
  await expect.element(part(kinds.members).getByText('Somebody else')).toBeVisible();
});

test('an import is carried out, a second one changes nothing, and it is undone as a whole', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const { state } = screen.sandbox;
  const newcomers = () => [...state.members.values()].filter(({ name }) => name === 'Newcomer');
  await look(simplyPlural);
  await button(words.ways.start).click();
  // Six are sent; fields, and what members have in them, are stored on this device.
  await expect.element(page.getByText(runCardWords.done('8', '8'))).toBeVisible();
  expect(newcomers()).toMatchObject([{ description: null }]);
  const worth = part(words.worth.title);
  const withoutPicture = worth.getByRole('link', { name: /members? without a picture$/ });
  await expect.element(withoutPicture).toHaveAttribute('href', '/manage/members?hasNot=avatar');
  await expect
    .element(worth.getByRole('link', { name: /visible only to you$/ }))
    .toHaveAttribute('href', '/manage/members?privacy=hidden');
  await look(simplyPlural);
  await expect.element(page.getByText(words.ways.nothing)).toBeVisible();
  await button(runCardWords.undoAll).click();
  await expect.poll(() => newcomers().length).toBe(0);
  await expectGone(worth);
});

test('the settings of a file are changed on their own, and that is undone from its notice', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  await button(fileWords.save.start).click();
  await expect.poll(() => files.texts.length).toBe(1);
  const file = JSON.parse(files.texts[0] ?? '');
  const former = file.config.pings_enabled;
  await look({ ...file, config: { ...file.config, pings_enabled: !former } });
  await button(words.settings.change).click();
  await expect.element(page.getByText(words.ways.nothing)).toBeVisible();
  await button(stateWords.undo).click();
  await expect
    .poll(() => screen.writes.map(({ body }) => body))
    .toEqual([{ pings_enabled: !former }, { pings_enabled: former }]);
});

test('a second import of a file creates no member twice, even after a member was renamed', async () => {
  const screen = await renderScreen('/manage/file', { own: 'exmpl', speed: 10 });
  const named = (name: string) =>
    [...screen.sandbox.state.members.values()].filter((row) => row.name === name);
  await look(simplyPlural);
  await button(words.ways.start).click();
  await expect.element(page.getByText(/^Done: /)).toBeVisible();
  const [made] = named('Newcomer');
  if (made === undefined) throw new Error('Nobody was created.');
  made.name = 'Renamed since';
  await look(simplyPlural);
  await expect.element(page.getByText(words.ways.nothing)).toBeVisible();
  expect(named('Newcomer')).toEqual([]);
});
