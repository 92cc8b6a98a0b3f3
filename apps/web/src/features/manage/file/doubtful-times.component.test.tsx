import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { importWords as words } from './import-words.ts';
import { fileWords } from './words.ts';

const part = (name: string) => page.getByRole('region', { name, exact: true });
const MARCH_2015 = Date.UTC(2015, 2, 1);
const HOUR_MS = 3_600_000;

const front = (_id: string, startTime: number, endTime: number) => ({ _id, member: 'a', startTime, endTime });

/** Chooses a file of Simply Plural with these parts, and waits for what it would change. */
async function look(parts: object): Promise<void> {
  const file = {
    users: [{ _id: 'u', username: 'lamp' }],
    members: [{ _id: 'a', name: 'Newcomer' }],
    ...parts,
  };
  await renderScreen('/manage/file', { own: 'exmpl' });
  await page
    .css(`input[aria-label="${words.choose}"]`)
    .upload(new File([JSON.stringify(file)], 'file.json', { type: 'application/json' }));
  await page.getByRole('button', { name: words.look, exact: true }).click();
}

test('a person is asked about times that no history has, and the file is read as they choose', async () => {
  await look({
    frontHistory: [
      front('s', MARCH_2015 / 1_000, (MARCH_2015 + HOUR_MS) / 1_000),
      front('0', 0, MARCH_2015 - HOUR_MS),
      front('f', Date.UTC(2090, 0, 1), Date.UTC(2090, 0, 2)),
    ],
  });

  const { title, out, 'as-is': asIs, scaled, scaledExample, noChoice } = words.doubts;
  const seconds = part(title.seconds(1));
  await expect.element(seconds.getByRole('radio', { name: out })).toBeChecked();
  const [place] = scaledExample.seconds('Front 1', '').split(' in seconds');
  await expect.element(seconds.getByText(new RegExp(`^${place} .*2015`))).toBeVisible();
  await expect.element(part(title.future(1)).getByText(noChoice)).toBeVisible();
  await expect.element(page.getByText(fileWords.compare.notes(3))).toBeVisible();
  const history = part(fileWords.result.kinds.switches);
  await expect.element(history).not.toBeInTheDocument();

  await seconds.getByText(scaled.seconds).click();
  await expect.element(history.getByText(words.switches.added(2))).toBeVisible();
  await expect.element(page.getByText(fileWords.compare.notes(2))).toBeVisible();
  await part(title.implausible(1)).getByText(asIs).click();
  await expect.element(history.getByText(words.switches.added(4))).toBeVisible();
  await seconds.getByText(out).click();
  await expect.element(history.getByText(words.switches.added(2))).toBeVisible();
});

test('what was chosen before stays when the file is read again with other times', async () => {
  await look({
    frontStatuses: [{ _id: 't', name: 'A preset' }],
    groups: [{ _id: 'g', name: 'New group', members: ['a'] }],
    frontHistory: [
      front('p', MARCH_2015, MARCH_2015 + HOUR_MS),
      front('s', MARCH_2015 / 1_000 - 7_200, MARCH_2015 / 1_000 - 3_600),
    ],
  });
  const { choices, doubts, switches } = words;
  const kindTitle = (kind: keyof typeof choices.kinds, chosen: number) =>
    page.getByText(choices.kind(choices.kinds[kind], chosen, 1), { exact: true });
  await page.getByLabelText(choices.newPrivacy).selectOptions('public');
  await kindTitle('customFronts', 0).click();
  await part(choices.kinds.customFronts).getByText('A preset').click();
  await kindTitle('groups', 1).click();
  await part(choices.kinds.groups).getByRole('button', { name: choices.none }).click();
  await expect.element(kindTitle('groups', 0)).toBeVisible();
  const history = part(fileWords.result.kinds.switches);
  await expect.element(history.getByText(switches.added(2))).toBeVisible();

  const seconds = part(doubts.title.seconds(1));
  await seconds.getByText(doubts.scaled.seconds).click();
  await expect.element(history.getByText(switches.added(4))).toBeVisible();
  await expect.element(seconds.getByRole('radio', { name: doubts.scaled.seconds })).toBeChecked();
  await expect.element(page.getByLabelText(choices.newPrivacy)).toHaveValue('public');
  await expect.element(kindTitle('customFronts', 1)).toBeVisible();
  await expect.element(kindTitle('groups', 0)).toBeVisible();
});
