import { insertMember, newMemberRow } from '@frontboard/sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { birthdayWords as words } from '../../parts/birthdays/words.ts';
import { expectGone, pressAt } from '../../testing/component/gestures.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';
import { takeFiles } from '../../testing/component/take-files.ts';
import { memberRow, systemRow } from '../../testing/world-rows.ts';

const pad = (value: number) => String(value).padStart(2, '0');
/** The day on this device in some days, as the service has it. */
function dayIn(days: number, year: string): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return `${year}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}

const prepare = (sandbox: RenderedScreen['sandbox']) => {
  for (const member of sandbox.state.members.values()) member.birthday = null;
  memberRow({ sandbox }, 'Luna').birthday = dayIn(2, '0004');
  memberRow({ sandbox }, 'Moss').birthday = dayIn(0, '2001');
  memberRow({ sandbox }, 'Nettle').birthday = dayIn(3, '0004');
  memberRow({ sandbox }, 'Juniper').birthday = dayIn(30, '0004');
};
const stored = (birthdayAges: boolean) => ({ preferences: { version: 1, birthdays: true, birthdayAges } });
const line = page.getByText(words.thisWeek);

test('birthdays are off until a person turns them on, and Status says nothing of them', async () => {
  const screen = await renderScreen('/status/list', { own: 'exmpl', followed: ['exmpl'], prepare });
  await expect.element(page.css('[data-system="exmpl"]')).toHaveAttribute('aria-busy', 'false');
  await screen.caughtUp();
  expect(document.body.textContent).not.toContain(words.thisWeek);
  screen.goTo('/birthdays');
  await pressAt(page.getByRole('button', { name: words.turnOn }), 'Enter');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.css('main li').first()).toHaveTextContent(words.today);
});

test('Status has those of this week in a quiet line without years, which leads to the list with those that are known of others', async () => {
  await renderScreen('/status/list', {
    own: 'exmpl',
    followed: ['exmpl', 'brook'],
    prepare,
    stored: stored(false),
  });
  await expect.element(page.css('[data-system="brook"]')).toHaveAttribute('aria-busy', 'false');
  await expect.element(line).toBeVisible();
  const text = () => line.element().parentElement?.textContent ?? '';
  await expect.poll(text).toMatch(/Moss.*Luna/);
  expect(text()).not.toContain('Juniper');
  expect(text()).not.toMatch(/\bMoss[^,]*, \d/);
  await page.getByRole('link', { name: words.all }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const items = page.css('main li');
  await expect.element(items.nth(2)).toHaveTextContent(/Nettle.*Willowbrook/);
  await expect.element(items.nth(3)).toHaveTextContent('Juniper');
});

test('years are said only if a person wants them, and only of birthdays that have a year', async () => {
  await renderScreen('/birthdays', { own: 'exmpl', prepare, stored: stored(true) });
  const items = page.css('main li');
  await expect.element(items.first()).toHaveTextContent(`, ${new Date().getFullYear() - 2001}`);
  expect(items.nth(1).element().textContent).toMatch(/Luna[^\d]*$/);
});

test('the list is saved as a calendar file by keyboard, without years also where they are said', async () => {
  const taken = takeFiles();
  taken.start();
  onTestFinished(taken.stop);
  await renderScreen('/birthdays', { own: 'exmpl', prepare, stored: stored(true) });
  await expect.element(page.css('main li').first()).toBeVisible();
  await pressAt(page.getByRole('button', { name: words.save }), 'Enter');
  const [text = ''] = taken.texts;
  const lines = text.split('\r\n').filter((line) => line.startsWith('SUMMARY'));
  expect(lines.join()).toMatch(/Moss/);
  expect(lines.join()).toMatch(/Luna/);
  expect(lines.join()).not.toMatch(/\d/);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test('in discreet mode nobody is named, and without a token only what is known of followed systems is listed', async () => {
  const screen = await renderScreen('/birthdays', {
    own: 'exmpl',
    prepare,
    stored: { preferences: { version: 1, birthdays: true, discreet: true } },
  });
  await expect.element(page.css('main li').first()).toBeVisible();
  expect(document.querySelector('main')?.textContent).not.toMatch(/Moss|Luna|Juniper/);
  screen.services.settings.update((settings) => ({ ...settings, token: null, discreet: false }));
  await expectGone(page.css('main li').first());
});

test('the list follows what arrives of others while it is open', async () => {
  const screen = await renderScreen('/status/list', {
    own: 'exmpl',
    followed: ['exmpl', 'brook'],
    prepare,
    stored: stored(false),
  });
  await expect.element(page.css('[data-system="brook"]')).toHaveAttribute('aria-busy', 'false');
  screen.goTo('/birthdays');
  const items = page.css('main li');
  await expect.element(items.first()).toHaveTextContent(/Moss/);
  const front = screen.services.statusCache.readFront('brook')?.value;
  if (front === undefined) throw new Error('no front');
  const members = front.members.map((member) => ({ ...member, birthday: dayIn(0, '0004') }));
  screen.services.statusCache.writeFront('brook', { value: { ...front, members }, atMs: Date.now() + 1_000 });
  await expect.element(items.nth(1)).toHaveTextContent(words.today);
});

test('the list changes at midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 23, 58) });
  onTestFinished(() => void vi.useRealTimers());
  await renderScreen('/birthdays', { own: 'exmpl', prepare, stored: stored(false), speed: 60 });
  const first = page.css('main li').first();
  await expect.element(first).toHaveTextContent(/Moss/);
  await expect.element(first).toHaveTextContent(words.today);
  // Moss is a year away now, and Luna is first, a day nearer.
  await expect.element(first).toHaveTextContent(/Luna/);
  await expect.element(first).not.toHaveTextContent(words.today);
});

test('of a large system the first birthdays are shown, and more on request', async () => {
  await renderScreen('/birthdays', {
    own: 'exmpl',
    stored: stored(false),
    prepare: (sandbox) => {
      const { uuid: system, created } = systemRow({ sandbox }, 'exmpl');
      for (let index = 0; index < 250; index += 1)
        insertMember(
          sandbox.state,
          newMemberRow({
            uuid: crypto.randomUUID(),
            id: `b${[...String(index).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
            system,
            name: `Many ${index}`,
            created,
            birthday: dayIn(index, '0004'),
          }),
        );
    },
  });
  const items = page.css('main li');
  await expect.poll(() => items.elements()).toHaveLength(200);
  await page.getByRole('button', { name: /^Show / }).click();
  await expect.poll(() => items.elements().length).toBeGreaterThan(249);
});
