import { expect, test } from 'vitest';
import { chooseParts, compareFiles, isEqualComparison, WHOLE_SYSTEM, writeExport } from '../src/index.ts';
import { read } from './read-value.ts';
import { recordedAnswers, recordedText } from './recorded.ts';

/** The order of the members of a switch is that of the rows in the database, which the API does not return. */
function withOrderedSwitches(text: string): string {
  return text.replace(
    /("timestamp":"[^"]+","members":)\[([^\]]*)\]/g,
    (_, start: string, members: string) => `${start}[${members.split(',').sort().join()}]`,
  );
}

/** What the API does not return. */
function withoutUntold(text: string): string {
  return text.replace('"accounts":[],', '').replace('"card_show_color_hex":false,', '');
}

test.each(['exmpl', 'atlas'])('the file of %s is what pk;export writes, byte for byte', (name) => {
  const written = writeExport(recordedAnswers(name));
  expect(withOrderedSwitches(written)).toBe(
    withOrderedSwitches(withoutUntold(recordedText(`${name}.export`))),
  );
});

test.each(['exmpl', 'atlas'])('the file of %s has the same content as that of pk;export', async (name) => {
  const ours = await read(writeExport(recordedAnswers(name)));
  const theirs = await read(recordedText(`${name}.export`));
  expect(ours.members.length).toBeGreaterThan(10);
  expect([ours.notes, theirs.notes]).toEqual([[], []]);
  expect(isEqualComparison(compareFiles(ours, theirs))).toBe(true);
});

test('a card setting that is only in the answer to a PATCH is where pk;export has it', () => {
  const answers = recordedAnswers('exmpl');
  const config = { ...answers.config, card_show_color_hex: false };
  expect(writeExport({ ...answers, config })).toContain(
    '"hid_list_padding":"off","card_show_color_hex":false,"proxy_switch"',
  );
});

test('a file has no token, and signs that the service escapes are escaped', () => {
  const answers = recordedAnswers('exmpl');
  const system = { ...answers.system, token: 'secret-token', name: 'a\u2028b\u0085c' };
  const text = writeExport({ ...answers, system });
  expect(text).not.toContain('secret-token');
  expect(text).toContain('"name":"a\\u2028b\\u0085c"');
});

test('a part says what it leaves out, and the rest does not count as deleted', async () => {
  const all = recordedAnswers('exmpl');
  const [one, other] = all.members;
  const chosen = chooseParts(all, {
    members: new Set([String(one?.uuid), String(other?.uuid)]),
    groups: new Set(),
    history: { since: '2026-09-01T00:00:00Z', until: null },
  });
  expect(chosen.mark).toMatchObject({
    version: 1,
    whole: { members: false, groups: false, switches: false },
  });
  const part = await read(writeExport(chosen.answers, chosen.mark));
  expect(part.members.map(({ id }) => id)).toEqual([one?.id, other?.id]);
  expect(part.groups).toEqual([]);
  expect(part.switches.every(({ timestamp }) => timestamp >= '2026-09-01')).toBe(true);
  const ids = new Set<string | null>([String(one?.id), String(other?.id)]);
  expect(part.switches.flatMap(({ members }) => members).every((key) => ids.has(key))).toBe(true);
  // Who is not chosen leaves no switch-out behind.
  expect(part.switches.some(({ members }) => members.length === 0)).toBe(
    all.switches.some(
      (one) => String(one.timestamp) >= '2026-09-01' && (one.members as unknown[]).length === 0,
    ),
  );
  const comparison = compareFiles(await read(writeExport(all)), part);
  expect(comparison.members.removed).toEqual([]);
  expect(comparison.groups.removed).toEqual([]);
});

test('the whole system needs no mark', () => {
  const all = recordedAnswers('exmpl');
  expect(chooseParts(all, WHOLE_SYSTEM)).toEqual({ answers: all, mark: null });
});
