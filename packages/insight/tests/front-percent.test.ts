import { describe, expect, it } from 'vitest';
import { compactHistory, type HistorySwitch, laneFigures, periodFigures } from '../src/index.ts';
import atlas from './fixtures/atlas.json' with { type: 'json' };

const history = compactHistory(
  atlas.switches.map(
    ({ id, timestamp, members }) => ({ id, timestamp, memberIds: members }) as unknown as HistorySwitch,
  ),
);
const groups: Readonly<Record<string, readonly string[]>> = atlas.groups;

/** What `pk;system frontpercent` of PluralKit's own server counted for this history. */
describe.each(atlas.frontPercent)('from $start to $end, group $group', (counted) => {
  const period = { fromMs: Date.parse(counted.start), toMs: Date.parse(counted.end) };

  it('counts what PluralKit counts, to the second', () => {
    const figures = periodFigures(history, period, period.toMs);
    const memberIds = counted.group === null ? null : (groups[counted.group] ?? []);
    const isCounted = (id: string) => memberIds === null || memberIds.includes(id);
    const seconds = Object.fromEntries(
      figures.members
        .filter(({ id }) => isCounted(id))
        .map(({ id, totalMs }) => [id, Math.round(totalMs / 1000)]),
    );
    const expected: Readonly<Record<string, number | undefined>> = counted.members;
    expect(seconds).toEqual(
      Object.fromEntries(Object.entries(expected).map(([id, time]) => [id, Math.round(time ?? 0)])),
    );
    const [group] =
      memberIds === null ? [] : laneFigures(history, period, period.toMs, [{ id: 'g', memberIds }]);
    const range = figures.known.toMs - figures.known.fromMs;
    const nobodyMs = memberIds === null ? figures.noFronterMs : range - (group?.totalMs ?? 0);
    expect(nobodyMs / 1000).toBeCloseTo(counted.no_fronter_seconds, 2);
  });
});
