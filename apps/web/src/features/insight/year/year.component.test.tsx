import {
  insertMember,
  insertSwitch,
  microsFromMs,
  newMemberRow,
  pictureDataUrl,
  type Sandbox,
} from '@frontboard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { exportFileWords } from '../../../parts/export-file/export-file-words.ts';
import { localDataStores } from '../../../session/local/local-data.ts';
import { expectGone, openedDialog, press, pressAt } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { takeFiles } from '../../../testing/component/take-files.ts';
import { clearSwitches, memberRow, systemRow } from '../../../testing/world-rows.ts';
import { insightWords } from '../words.ts';

const own = 'exmpl';
const words = insightWords.year;

/** A history with these fronts alone: local times, and names. */
function fronts(system: string, list: readonly (readonly [at: string, ...names: string[]])[]) {
  return (sandbox: Sandbox) => {
    clearSwitches({ sandbox }, system);
    const { uuid } = systemRow({ sandbox }, system);
    for (const [at, ...names] of list) {
      insertSwitch(sandbox.state, {
        uuid: crypto.randomUUID(),
        system: uuid,
        timestamp: microsFromMs(new Date(at).getTime()),
        members: names.map((name) => memberRow({ sandbox }, name).uuid),
      });
    }
  };
}

const YEARS = fronts(own, [
  ['2024-05-01T08:00', 'Luna'],
  ['2024-05-02T12:00', 'Luna', 'Moss'],
  ['2024-05-02T14:00', 'Moss'],
  ['2024-05-02T18:00', 'Luna'],
  ['2024-05-03T12:00'],
  ['2025-06-01T12:00', 'Ivy'],
]);

/** Those years, in which nobody was added. */
function withNobodyNew(sandbox: Sandbox) {
  YEARS(sandbox);
  for (const member of sandbox.state.members.values()) member.created = '2020-01-01T12:00:00Z';
}

/** Adds members; returns their names. */
function addMany(sandbox: Sandbox, count: number): readonly string[] {
  return Array.from({ length: count }, (_, number) => {
    const letters = [number / 10, number % 10].map((digit) => 'abcdefghij'.charAt(digit)).join('');
    const name = `Many ${number}`;
    const system = systemRow({ sandbox }, own).uuid;
    const row = { uuid: crypto.randomUUID(), id: `zzz${letters}`, system, name };
    insertMember(sandbox.state, newMemberRow({ ...row, created: '2020-01-01T12:00:00Z' }));
    return name;
  });
}

const part = (name: string) => page.getByRole('region', { name, exact: true });

async function onPhone() {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
}

test('the quilt has the rows of all months while it is drawn month by month, so that nothing below it moves', async () => {
  const counts = new Set<number>();
  const observer = new MutationObserver(() => {
    const quilt = document.querySelector('main table');
    if (quilt !== null) counts.add(quilt.querySelectorAll('tbody tr').length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await renderScreen('/history/year?at=2024', { own, prepare: YEARS });
  await expect.element(page.css('main table tbody tr').last().css('td').last()).toBeInTheDocument();
  expect([...counts]).toEqual([12]);
});

/** The year on paper, until the returned function is called. */
async function print() {
  const leave = async () => {
    window.dispatchEvent(new Event('afterprint'));
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  };
  onTestFinished(leave);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  window.dispatchEvent(new Event('beforeprint'));
  return leave;
}

test('a year is quiet pages: every day, everybody, a usual day, who was side by side, and calm days', async () => {
  const screen = await renderScreen('/history/year?at=2024', {
    own,
    prepare: withNobodyNew,
  });
  await expect.element(part(words.quilt).getByRole('table', { name: '2024' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Thursday, 2 May 2024: 3 switches, Luna and Moss$/ }))
    .toBeInTheDocument();
  const faces = part(words.everybody).getByRole('listitem');
  const names = () => faces.elements().map(({ textContent }) => textContent ?? '');
  await expect.poll(names).toContainEqual(expect.stringContaining('Ivy'));
  await expect.element(part(insightWords.statistics.usual.title).getByRole('img')).toBeInTheDocument();
  const pairs = part(words.pairs);
  await expect.element(pairs.getByRole('listitem')).toHaveTextContent('Luna and Moss');
  await pairs.getByRole('button', { name: insightWords.asTable }).click();
  await expect.element(pairs.getByRole('row').nth(1)).toHaveTextContent('Luna and Moss');
  // A year that nobody was added in has no page for it, and nothing is counted or compared.
  await expect.element(part(words.calm).getByRole('listitem').first()).toHaveTextContent('1 MayLuna');
  await expect.element(part(words.added(2024))).not.toBeInTheDocument();
  expect(document.querySelector('main')?.textContent).not.toMatch(/%|most/i);
  await page.getByRole('button', { name: 'May 2024', exact: true }).click();
  await expect.poll(() => screen.address()).toBe('/history/calendar?at=2024-05');
});

test('any year of the history is opened by hand, from Insight and from the calendar', async () => {
  const screen = await renderScreen('/history/calendar?view=year&at=2024-05', { own, prepare: YEARS });
  await page.getByRole('link', { name: words.open }).click();
  await expect.poll(() => screen.address()).toBe('/history/year?at=2024');
  const older = page.getByRole('button', { name: 'Show 2023' });
  await expect.element(older).toHaveAttribute('aria-disabled', 'true');
  await pressAt(older, 'Enter');
  expect(screen.address()).toBe('/history/year?at=2024');
  await page.getByRole('button', { name: 'Show 2025' }).click();
  await expect.poll(() => screen.address()).toBe('/history/year?at=2025');
  await expect.element(part(words.quilt).getByRole('table', { name: '2025' })).toBeVisible();
  // The focus stays at the end of the history.
  await pressAt(page.getByRole('button', { name: 'Show 2024' }), 'Enter');
  await expect.element(older).toHaveFocus();
  screen.goTo('/history/year?at=1999');
  await expect.element(page.getByRole('heading', { name: words.nothing(1999) })).toBeVisible();
});

test('who was added in the year is there with the day', async () => {
  await renderScreen('/history/year?at=2024', {
    own,
    prepare: (sandbox) => {
      YEARS(sandbox);
      memberRow({ sandbox }, 'Moss').created = new Date('2024-03-05T12:00').toISOString();
    },
  });
  await expect
    .element(part(words.added(2024)).getByRole('listitem').nth(1))
    .toHaveTextContent('Moss5 Mar 2024');
});

test('of many quiet times the first are shown, and all on request and on paper', async () => {
  await renderScreen('/history/year?at=2024', {
    own,
    prepare: fronts(
      own,
      // Ten months, each with a day of many switches at its start.
      Array.from({ length: 10 }, (_, month) => String(month + 1).padStart(2, '0')).flatMap((month) =>
        ['08', '10', '12', '14'].map(
          (hour, index) => [`2024-${month}-01T${hour}:00`, index % 2 ? 'Luna' : 'Moss'] as const,
        ),
      ),
    ),
  });
  const calm = part(words.calm);
  const times = () => calm.getByRole('listitem').elements().length;
  const all = calm.getByRole('button', { name: insightWords.showAll(10) });
  await expect.element(all).toBeVisible();
  expect(times()).toBe(8);
  const leave = await print();
  await expect.poll(times).toBe(10);
  await expect.element(all).not.toBeInTheDocument();
  await leave();
  await expect.poll(times).toBe(8);
  await pressAt(all, 'Enter');
  await expect.poll(times).toBe(10);
  await expect.element(calm.getByRole('list')).toHaveFocus();
});

test('on a phone one page is in sight, turned by buttons and arrow keys', async () => {
  await onPhone();
  await renderScreen('/history/year?at=2024', { own, prepare: withNobodyNew });
  await expect.element(part(words.keep)).toBeInTheDocument();
  const pages = page.getByRole('group', { name: words.title });
  const shown = () => {
    const { left } = pages.element().getBoundingClientRect();
    const found = [...pages.element().children].find(
      (it) => Math.abs(it.getBoundingClientRect().left - left) < 2,
    );
    return found?.getAttribute('data-page');
  };
  const { top, height } = pages.element().getBoundingClientRect();
  expect(top + height).toBeLessThan(844);
  await expect.poll(shown).toBe('quilt');
  await page.getByRole('button', { name: words.next }).click();
  await expect.poll(shown).toBe('everybody');
  await expect.element(page.getByText(words.place(2, 6))).toBeVisible();
  (pages.element() as HTMLElement).focus();
  await press('ArrowRight');
  await expect.poll(shown).toBe('day');
  await press('ArrowLeft');
  await expect.poll(shown).toBe('everybody');
  // The focus stays at both ends.
  const back = page.getByRole('button', { name: words.back });
  const next = page.getByRole('button', { name: words.next });
  await pressAt(back, 'Enter');
  await expect.poll(shown).toBe('quilt');
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  await press('Enter');
  await expect.element(back).toHaveFocus();
  for (const [index, id] of ['everybody', 'day', 'pairs', 'calm', 'keep'].entries()) {
    if (index === 0) await pressAt(next, 'Enter');
    else await press('Enter');
    await expect.poll(shown).toBe(id);
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await press('Enter');
  await expect.element(next).toHaveFocus();
  for (const id of ['calm', 'pairs', 'day', 'everybody']) {
    await pressAt(back, 'Enter');
    await expect.poll(shown).toBe(id);
  }
  (pages.element() as HTMLElement).focus();
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await press('ArrowLeft');
  await expect.poll(shown).toBe('day');
  expect(document.scrollingElement?.scrollLeft).toBe(0);
});

/** The accessible names of what is visible, which a PDF has, too. */
const visibleLabels = () =>
  page
    .css('[data-pages] :is([aria-label], [title], [alt])')
    .elements()
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .flatMap((it) => ['aria-label', 'title', 'alt'].map((name) => it.getAttribute(name)))
    .join('\n');

test('own words about fronts of the year are a page of their own, on paper only if a person asks, and there are none in discreet mode or another year', async () => {
  const note = (at: string, text: string) => ({
    text,
    marks: [],
    atMs: 0,
    switchMs: new Date(at).getTime(),
    members: {},
  });
  const stored: Record<string, unknown> = {};
  const { services } = await renderScreen('/history/year?at=2024', {
    own,
    stored,
    prepare: (sandbox) => {
      YEARS(sandbox);
      stored[localDataStores.keyOf(systemRow({ sandbox }, own).uuid)] = {
        version: 2,
        switchNotes: {
          later: note('2024-05-02T12:00', 'Tea in the garden'),
          first: note('2024-05-01T08:00', 'A ||hidden|| start'),
          other: note('2025-06-01T12:00', 'Another year'),
        },
      };
    },
  });
  const own2024 = part(words.own);
  const texts = () =>
    own2024
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(() => texts().length).toBe(2);
  expect(texts()[1]).toBe('2 May 2024Tea in the garden');
  await expect.element(own2024.getByRole('button', { name: /hidden text/i })).toBeVisible();
  const leave = await print();
  await expectGone(own2024);
  await leave();
  const onPaper = page.getByRole('switch', { name: words.wordsOnPaper });
  await onPaper.click();
  await expect.element(onPaper).toBeChecked();
  await expect.element(own2024).toBeVisible();
  await print();
  await expect.element(own2024).toBeVisible();
  services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expectGone(own2024);
});

/** What is drawn as text, also that which is only for screen readers. */
const drawnText = () => (page.css('[data-pages]').element() as HTMLElement).innerText;

test('paper has neither names, initials nor pictures unless a person asks for names, also if tables are open', async () => {
  await renderScreen('/history/year?at=2024', {
    own,
    prepare: (sandbox) => {
      YEARS(sandbox);
      memberRow({ sandbox }, 'Moss').created = new Date('2024-03-05T12:00').toISOString();
      memberRow({ sandbox }, 'Moss').avatar_url = pictureDataUrl('Moss');
    },
  });
  const onPaper = page.getByRole('switch', { name: words.namesOnPaper });
  await expect.element(onPaper).toBeInTheDocument();
  const day = part(insightWords.statistics.usual.title);
  const pairs = part(words.pairs);
  for (const it of [day, pairs]) await it.getByRole('button', { name: insightWords.asTable }).click();
  await expect.element(pairs.getByRole('row').nth(1)).toHaveTextContent('Luna and Moss');
  const tables = () => [day, pairs].map((it) => it.getByRole('table').elements().length);
  const pictures = () =>
    page
      .css('[data-pages] img')
      .elements()
      .map((it) => getComputedStyle(it).objectPosition);
  await expect.poll(pictures).toContain('50% 50%');
  const leave = await print();
  await expect.poll(tables).toEqual([0, 0]);
  // In place of the tables.
  await expect.element(day.getByText('06', { exact: true })).toBeVisible();
  await expect.element(page.css('[data-page="quilt"] td svg').first()).toBeVisible();
  await expect.element(pairs.getByRole('listitem')).toBeVisible();
  expect(drawnText()).toContain('5 Mar 2024');
  expect(drawnText()).not.toMatch(/Luna|Moss|Ivy|^\p{Lu}{1,2}$/mu);
  expect(visibleLabels()).not.toMatch(/Luna|Moss|Ivy/);
  // Outside of their boxes.
  expect(pictures().every((at) => /^0(px|%) \d{3,}px$/.test(at))).toBe(true);
  await leave();
  await page.getByText(words.namesOnPaper).click();
  await print();
  await expect.poll(tables).toEqual([1, 1]);
  expect(visibleLabels()).toMatch(/Luna and Moss/);
  expect(drawnText()).toMatch(/Luna and Moss/);
  expect(drawnText()).toContain('Ivy');
  expect(pictures()).toContain('50% 50%');
});

test('a table of pairs that is cut says so without numbers', async () => {
  await renderScreen('/history/year?at=2024', {
    own,
    prepare: (sandbox) => {
      YEARS(sandbox);
      const names = addMany(sandbox, 22);
      fronts(own, [
        ['2024-05-01T08:00', 'Luna'],
        ['2024-05-02T12:00', ...names],
        ['2024-05-02T14:00', 'Moss'],
      ])(sandbox);
    },
  });
  const pairs = part(words.pairs);
  await pairs.getByRole('button', { name: insightWords.asTable }).click();
  await expect.element(pairs.getByText(words.pairsCut)).toBeVisible();
  expect(pairs.first().element().textContent).not.toMatch(/231|200 of|longest/);
});

test('names of many members are written, too, and on paper if a person asks for names', async () => {
  await renderScreen('/history/year?at=2024', {
    own,
    prepare: (sandbox) => {
      YEARS(sandbox);
      addMany(sandbox, 70);
    },
  });
  await expect.element(page.getByRole('switch', { name: words.namesOnPaper })).toBeInTheDocument();
  await expect.element(part(words.everybody).getByText('Many 69', { exact: true })).toBeVisible();
  await expect.element(part(words.pairs).getByText('Luna and Moss', { exact: true })).toBeVisible();
  const leave = await print();
  await expect.poll(drawnText).not.toMatch(/Many|Luna/);
  await leave();
  await page.getByText(words.namesOnPaper).click();
  await print();
  await expect.poll(drawnText).toContain('Many 69');
  expect(drawnText()).toContain('Luna and Moss');
});

test('a saved year has only colours unless a person asks for faces or names', async () => {
  const files = takeFiles();
  files.start();
  onTestFinished(files.stop);
  await renderScreen('/history/year?at=2024', { own, prepare: YEARS });
  const save = page.getByRole('button', { name: words.save });
  const saveAs = async (choice: string | null) => {
    await save.click();
    const dialog = await openedDialog();
    await dialog.getByText(insightWords.picture.svg).click();
    if (choice === null) await expect.element(dialog.getByText(exportFileWords.noNames)).toBeVisible();
    else await dialog.getByText(choice, { exact: true }).click();
    await dialog.getByRole('button', { name: exportFileWords.save }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await saveAs(null);
  await saveAs(words.inPictures.initials);
  await saveAs(words.inPictures.names);
  await expect.poll(() => files.texts.length).toBe(3);
  const [colours, faces, names] = files.texts;
  expect(colours).not.toMatch(/Luna|>L</);
  expect(faces).toMatch(/>L</);
  expect(faces).not.toContain('Luna');
  expect(names).toContain('>Luna<');
});

test('the year of another system says what is not loaded yet, and asks for it', async () => {
  const screen = await renderScreen('/lookup', {
    prepare: fronts(
      'drift',
      // One a day, of which the first page has 100.
      Array.from({ length: 160 }, (_, count) => [new Date(2025, 11, 31 - count, 18).toISOString()] as const),
    ),
  });
  const release = screen.hold(/switches\?before=2/);
  screen.goTo('/lookup/system/drift/history/year?at=2025');
  const day = page.getByRole('button', { name: /^Tuesday, 2 September 2025/ });
  await expect.element(page.getByRole('note')).toHaveTextContent(/not loaded yet/);
  await expect.element(day).toHaveAccessibleName('Tuesday, 2 September 2025: not loaded yet');
  release();
  await expect.element(day).toHaveAccessibleName('Tuesday, 2 September 2025: 1 switch');
  await expect.element(page.getByRole('note')).not.toHaveTextContent(/not loaded yet/);
});
