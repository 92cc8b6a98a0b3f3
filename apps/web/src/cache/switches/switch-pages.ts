import type { SwitchPage } from '@frontboard/client';
import { type FrontSwitch, timestampSortKey } from '@frontboard/model';
import { type Shared, sharedValue } from '../shared.ts';

type Pages = readonly Shared<SwitchPage>[];

/** All known switches, newest first, each once. */
export function allSwitches(pages: Pages): readonly FrontSwitch[] {
  const seen = new Set<string>();
  return pages
    .flatMap((page) => sharedValue(page)?.switches ?? [])
    .filter(({ id, timestamp }) => {
      const key = id ?? timestamp;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** The pages with a switch at its position by time. One older than all known switches stays out. */
export function withSwitch(pages: Pages, frontSwitch: FrontSwitch): Pages {
  const others = withoutSwitch(pages, frontSwitch.id ?? '');
  const key = orderKey(frontSwitch);
  const index = others.findIndex((page) => {
    if (page.state !== 'shared') return false;
    const oldest = page.value.switches.at(-1);
    return page.value.nextBefore === null || oldest === undefined || key >= orderKey(oldest);
  });
  const page = others[index];
  if (page?.state !== 'shared') return others;
  const switches = [...page.value.switches, frontSwitch].sort((one, other) =>
    orderKey(one) < orderKey(other) ? 1 : -1,
  );
  return others.with(index, { state: 'shared', value: { ...page.value, switches } });
}

/** The pages without a switch. */
export function withoutSwitch(pages: Pages, id: string): Pages {
  return pages.map((page) => {
    if (page.state !== 'shared' || !page.value.switches.some((one) => one.id === id)) return page;
    const switches = page.value.switches.filter((one) => one.id !== id);
    return { state: 'shared', value: { ...page.value, switches } };
  });
}

/** Sorts as the instants do, to the last digit. */
export function orderKey({ timestamp }: Pick<FrontSwitch, 'timestamp'>): string {
  return timestampSortKey(timestamp) ?? '';
}
