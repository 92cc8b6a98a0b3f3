import { beforeAll, describe, expect, it } from 'vitest';
import { readRecording } from './recorded/recording.ts';
import { type Difference, replay } from './recorded/replay.ts';

/**
 * The one intended deviation: the real server lets the owner of one system change the members of another's switch
 * whose id is known. The sandbox refuses, so that no client relies on it (docs/api-notes.md, "Where the sandbox
 * differs").
 */
const CHANGES_A_FOREIGN_SWITCH = [
  { run: 4, step: 14 },
  { run: 18, step: 37 },
  { run: 46, step: 11 },
  { run: 60, step: 8 },
  { run: 80, step: 18 },
];

describe('recorded answers of the real server', () => {
  let compared = 0;
  let differences: readonly Difference[] = [];
  const isForeignSwitch = ({ run, step }: { run: number; step: number }) =>
    CHANGES_A_FOREIGN_SWITCH.some((exception) => exception.run === run && exception.step === step);

  beforeAll(async () => {
    ({ compared, differences } = await replay(readRecording()));
  });

  it('the sandbox answers every recorded request as the real server did, save changes of a foreign switch', () => {
    expect(compared).toBe(3504);
    expect(differences.filter((difference) => !isForeignSwitch(difference))).toEqual([]);
  });

  it('the sandbox refuses to change the members of a foreign switch, which the real server does not', () => {
    const refused = differences.filter(isForeignSwitch);
    expect(refused.map(({ run, step }) => ({ run, step }))).toEqual(CHANGES_A_FOREIGN_SWITCH);
    for (const { request, actual } of refused) {
      expect(request).toMatch(/^own PATCH \S+\/switches\/«fs0\.id»\/members /);
      expect(actual).toMatch(/^404 .*20008/);
    }
  });
});
