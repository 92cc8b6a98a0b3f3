import { memberLabel, recordKey } from '@frontboard/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenNames } from '../../parts/screens/names.ts';
import { switchNoticeWords } from '../../parts/switches/switch-notice-words.ts';
import { localDataStores } from '../../session/local/local-data.ts';
import { describingMember, describingSystems } from '../../state/followed-details-changes.ts';
import { expectGone, expectTexts, openedDialog, press, typeText } from '../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { memberRow, recordSwitch, systemRow } from '../../testing/world-rows.ts';
import { uiWords } from '../../ui/words.ts';
import { paletteWords as words } from './words.ts';

const dialog = page.getByRole('dialog', { name: words.title });
const field = dialog.getByRole('combobox');
const options = dialog.getByRole('option');
/** The current choice. */
const chosen = dialog.getByRole('option', { selected: true });

let screen: RenderedScreen;

/** The front of the own system in the service, by internal name. */
function front(): readonly string[] {
  const { state } = screen.sandbox;
  const latest = state.index.switchesOfSystem.get(systemRow(screen, 'exmpl').uuid)?.at(-1);
  return latest?.members.map((uuid) => state.members.get(uuid)?.name ?? '') ?? [];
}

function recorded(): number {
  return screen.requests().filter(({ method, status }) => method === 'POST' && status === 200).length;
}

async function open(): Promise<void> {
  // A closing palette would still receive the keys.
  await expectGone(dialog);
  await press('Control+k');
  await expect.element(field).toHaveFocus();
}

/** Opens it, types, and presses Enter once the first choice shows its effect. */
async function enter(text: string, choice: string | RegExp): Promise<void> {
  await open();
  await typeText(text);
  await expect.element(chosen).toHaveTextContent(choice);
  await press('Enter');
}

describe('signed out', () => {
  beforeEach(async () => {
    screen = await renderScreen('/status/tile', { followed: ['brook', 'tidal'] });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the commands open from anywhere, find screens and systems, and give the focus back', async () => {
    const search = page.getByRole('searchbox').first();
    await search.click();
    await open();
    await press('Escape');
    await expectGone(dialog);
    await expect.element(search).toHaveFocus();
    await enter('trouble', screenNames['/debug']);
    await expect.poll(() => screen.address()).toMatch(/^\/debug/);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await page.getByRole('button', { name: words.title }).click();
    await expect.element(field).toHaveFocus();
    await typeText('brook');
    await press('Enter');
    await expect.poll(() => screen.address()).toMatch(/^\/lookup\/system\/brook/);
  });

  test('the commands offer no switch without a token, and say what would help', async () => {
    await open();
    await expect.element(dialog).toHaveTextContent(words.noToken);
    await expectGone(dialog.getByRole('option', { name: words.switchOut }));
    await typeText('luna, ash');
    await expectGone(chosen);
    await press('Enter');
    await expect.element(dialog).toBeVisible();
    await field.fill('add your token');
    await press('Enter');
    await expect.poll(() => screen.address()).toMatch(/^\/settings/);
  });

  test('the commands look up an ID or link, and never a token that was pasted', async () => {
    const { token } = screen.sandbox.tokens[0] ?? { token: '' };
    await open();
    await field.fill(token);
    await expect.element(chosen).toHaveTextContent(words.actions.addToken);
    await expectGone(options.filter({ hasText: token }));
    await field.fill('exmpl');
    await expect.element(chosen).toHaveTextContent(words.lookUp('exmpl'));
    await press('Enter');
    await expect.poll(() => screen.address()).toBe('/lookup?q=exmpl');
    await expect.element(page.getByText('Lantern House').first()).toBeVisible();
  });

  test('the commands find a followed system and one of its members by the nickname, in discreet mode by none', async () => {
    const { uuid } = memberRow(screen, 'Nettle');
    screen.services.followedDetails.update(describingSystems(['brook'], { nickname: 'Neighbours' }));
    screen.services.followedDetails.update(describingMember(uuid, 'brook', { nickname: 'Stingy' }));
    await enter('stingy', 'Stingy');
    await expect.poll(() => screen.address()).toContain(uuid);
    await open();
    await typeText('neighbours');
    await expect.element(chosen).toHaveTextContent('Willowbrook');
    await expect.element(chosen.getByRole('img', { name: uiWords.onlyHere })).toBeVisible();
    screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
    await expectGone(options.filter({ hasText: 'Neighbours' }));
  });

  test('the commands change the theme', async () => {
    await enter('dark', words.actions.dark);
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
  });
});

describe('signed in', () => {
  beforeEach(async () => {
    screen = await renderScreen('/status/tile', {
      own: 'exmpl',
      followed: ['exmpl'],
      prepare: (sandbox) => recordSwitch({ sandbox }, 'exmpl', [memberRow({ sandbox }, 'Ivy').id]),
    });
    await expect.element(page.css('[data-system="exmpl"]')).toHaveTextContent('Ivy');
  });

  test('the commands say before adding, ending and switching out who is fronting afterwards', async () => {
    await enter('+quill', 'Switch to Ivy and Quill');
    await expect.poll(front).toEqual(['Ivy', 'Quill']);
    await enter('-ivy', 'Switch to Quill');
    await expect.poll(front).toEqual(['Quill']);
    await enter('out', words.switchOut);
    await expect.poll(front).toEqual([]);
  });

  test('a forgotten switch is added by its name, and closing the form leaves the history', async () => {
    await enter('forgotten', words.actions.forgotten);
    const form = await openedDialog();
    await expect.element(form).toHaveAccessibleName(words.actions.forgotten);
    expect(screen.address()).toBe('/history?add=true');
    await press('Escape');
    await expectGone(form);
    await expect.poll(() => screen.address()).toBe('/history');
    await expect.element(page.getByRole('button', { name: words.actions.forgotten })).toHaveFocus();
  });

  test('names and Enter record that switch once, and Undo takes it back', async () => {
    await enter('luna, moss', 'Switch to Luna and Moss');
    // A second Enter, while the commands are closing.
    await press('Enter');
    await expect.element(page.getByText(switchNoticeWords.switched('Luna and Moss'))).toBeVisible();
    await expectGone(dialog);
    await expect.poll(front).toEqual(['Luna', 'Moss']);
    // The service has the switch before its answer is logged.
    await expect.poll(recorded).toBe(1);
    await expect.element(page.css('[data-system="exmpl"]')).toHaveTextContent('Moss');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(front).toEqual(['Ivy']);
    expect(recorded()).toBe(1);
  });

  test('a time after the names records the switch at that time', async () => {
    await enter('luna 2h ago', /Switch to Luna, .*\d\d:\d\d:\d\d/);
    await expect.element(page.getByText(switchNoticeWords.switched('Luna'))).toBeVisible();
    await expect.poll(recorded).toBe(1);
    expect(front()).toEqual(['Ivy']);
  });

  test('the commands ask which member an ambiguous name means, and do nothing for an unknown one', async () => {
    await open();
    await typeText('luna, m');
    await expect.element(dialog.getByRole('group', { name: words.sections.which('m') })).toBeVisible();
    await dialog.getByRole('option', { name: /^Marlow/ }).hover();
    await press('Enter');
    await expect.element(chosen).toHaveTextContent('Switch to Luna and Marlow');
    await typeText(', xyzzy');
    await expect.element(dialog).toHaveTextContent(words.unknownNames(['xyzzy']));
    await press('Enter');
    await expect.element(dialog).toBeVisible();
    expect(recorded()).toBe(0);
  });

  test('one member is opened, added or switched to from the commands', async () => {
    await enter('junip', 'Juniper');
    await expectTexts(options, ['Switch to only Juniper', 'Add Juniper', 'Open Juniper', 'Edit Juniper']);
    await press('ArrowDown', 'Enter');
    await expect.poll(front).toEqual(['Ivy', 'Juniper']);
    await enter('junip', 'Juniper');
    await expectTexts(options, ['Switch to only Juniper', 'End Juniper', 'Open Juniper', 'Edit Juniper']);
    await press('Escape');
    await expect.element(chosen).toHaveTextContent('Juniper');
    await press('Enter');
    await expect.element(chosen).toHaveTextContent('Switch to only');
    await press('ArrowUp');
    await expect.element(chosen).toHaveTextContent('Edit Juniper');
    await press('ArrowUp');
    await expect.element(chosen).toHaveTextContent('Open Juniper');
    await press('Enter');
    await expect.poll(() => screen.address()).toMatch(/^\/lookup\/member\//);
  });

  test('a screen reader reads what Enter will do', async () => {
    await open();
    await typeText('luna, moss');
    await expect.element(dialog.getByRole('status')).toHaveTextContent(/Enter: Switch to Luna and Moss$/);
    await expect.element(field).toHaveAttribute('aria-activedescendant', chosen.element().id);
  });
});

test('of 2,500 members, few are on the screen after each key in the field', async () => {
  screen = await renderScreen('/settings', { world: 'large', own: 'large' });
  await open();
  await typeText('a');
  await expect.element(dialog.getByRole('group', { name: words.sections.members })).toBeVisible();
  for (const text of ['m', 'ma', 'mar', 'mari', 'mar', 'ma, l', 'ma, lu', 'ma', 'o', 'on']) {
    await field.fill(text);
    await expect.element(options.first()).toBeVisible();
    expect(options.elements().length).toBeLessThan(60);
  }
});

test('a member of a followed system is called by their name, with the nickname beside it', async () => {
  screen = await renderScreen('/status/list', { followed: ['exmpl'] });
  const fronter = page.css('[data-system="exmpl"] [data-entity="member"]').first();
  await expect.element(fronter).toBeVisible();
  const front = screen.services.statusCache.readFront('exmpl')?.value;
  const member = front?.state === 'fronting' ? front.members[0] : undefined;
  if (member === undefined) throw new Error('nobody is in front');
  const { name } = memberLabel(member, { detectPronouns: true });
  screen.services.followedDetails.update((details) => ({
    ...details,
    members: { [recordKey(member)]: { system: 'exmpl', nickname: 'Quibble' } },
  }));
  await open();
  await typeText('quibble');
  await expect.element(chosen).toHaveTextContent(new RegExp(`^${name}.*Quibble · ${words.memberOf('')}`));
});

describe('with saved fronts', () => {
  /** The commands with a front of each kind, in their order. */
  async function renderSaved(preferences: object = {}): Promise<void> {
    const stored: Record<string, unknown> = { preferences: { version: 1, ...preferences } };
    screen = await renderScreen('/status/tile', {
      own: 'exmpl',
      followed: ['exmpl'],
      stored,
      prepare: (sandbox) => {
        recordSwitch({ sandbox }, 'exmpl', [memberRow({ sandbox }, 'Ivy').id]);
        const uuidOf = (name: string) => memberRow({ sandbox }, name).uuid;
        stored[localDataStores.keyOf(systemRow({ sandbox }, 'exmpl').uuid)] = {
          version: 2,
          savedFronts: {
            a: { name: 'Work', members: [uuidOf('Luna'), uuidOf('Moss')], place: 0 },
            b: { name: 'Night', members: [], place: 1 },
            c: { name: 'Quill', members: [uuidOf('Moss')], place: 2 },
            d: { name: 'Mixed', members: ['gone', uuidOf('Quill')], place: 3 },
            e: { name: 'Old', members: ['gone'], place: 4 },
          },
        };
      },
    });
    await expect.element(page.css('[data-system="exmpl"]')).toHaveTextContent(/Ivy|I/);
  }

  test('the name of a saved front records it in its order, also as a switch-out and at a time; one that has lost members is only prepared', async () => {
    await renderSaved();
    await enter('work', 'Work: Switch to Luna and Moss');
    await expect.poll(front).toEqual(['Luna', 'Moss']);
    await expectGone(dialog);
    await enter('work 2h ago', /^Work: Switch to Luna and Moss, .*\d\d:\d\d:\d\d/);
    await expect.poll(recorded).toBe(2);
    expect(front()).toEqual(['Luna', 'Moss']);
    await enter('nig', 'Night: Switch out');
    await expect.poll(front).toEqual([]);
    await open();
    await typeText('mixed 1h ago');
    await expect.element(chosen).toHaveTextContent(words.saved('Mixed', words.prepare('Quill')));
    await expect.element(chosen).toHaveTextContent(words.without(1));
    await expect.poll(() => options.filter({ hasText: 'Mixed:' }).elements()).toHaveLength(1);
    await press('Enter');
    await expectGone(dialog);
    await expect.element(page.getByText('A former member of “Mixed”')).toBeVisible();
    await expect.poll(() => screen.address()).toBe('/switch');
    expect([front(), recorded()]).toEqual([[], 3]);
  });

  test('a name of a member and of a saved front is a question, and one of whom nobody is left records nothing', async () => {
    await renderSaved();
    await open();
    await typeText('quill');
    await expectTexts(options, ['Quill', 'Quill: Switch to Moss', 'Look up quill']);
    await press('Escape');
    await expectGone(dialog);
    await open();
    await typeText('old');
    await expect.element(dialog).toHaveTextContent(words.savedNobody('Old'));
    await press('Enter');
    expect(recorded()).toBe(0);
  });

  test('discreet mode shows no name of a saved front', async () => {
    await renderSaved({ discreet: true });
    await open();
    await typeText('work');
    await expect.element(chosen).toHaveTextContent('Switch to L and M');
    expect(chosen.element().textContent).not.toContain('Work');
  });
});
