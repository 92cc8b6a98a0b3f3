import { type ReactNode, useMemo, useState } from 'react';
import { createDayAt } from '../../../parts/calendar/create-day-at.ts';
import { daysOfMonth, periodOfMonths } from '../../../parts/calendar/months.ts';
import { drawnUntil } from '../../../parts/ribbon/drawn-until.ts';
import { createPeopleIn } from '../../../parts/ribbon/person.ts';
import { useUnsure } from '../../../parts/ribbon/use-unsure.ts';
import { deviceZone } from '../../../platform/device-format.ts';
import { NO_LOCAL_DATA, useLocalData } from '../../../session/local/local-data.ts';
import { useSettings } from '../../../state/hooks.ts';
import { UNKNOWN_MEMBER } from '../../../sync/insight/questions.ts';
import { useInTurn } from '../../../ui/use-in-turn.ts';
import type { HistoryData } from '../history-data.ts';
import type { ShownStatistics } from '../statistics/shown-statistics.ts';
import { namedPairs } from '../statistics/together-part.tsx';
import { UsualDayPart } from '../statistics/usual-day-part.tsx';
import { calmDays } from './calm-days.ts';
import { CalmPage } from './calm-page.tsx';
import { EverybodyPage } from './everybody-page.tsx';
import { KeepPage } from './keep-page.tsx';
import { NewPage } from './new-page.tsx';
import { newPeople } from './new-people.ts';
import { type OwnWords, ownWordsIn } from './own-words.ts';
import { Pager } from './pager.tsx';
import { QuiltPage } from './quilt-page.tsx';
import { SideBySidePage } from './side-by-side-page.tsx';
import { WordsPage } from './words-page.tsx';

export interface YearPagesProps {
  data: HistoryData;
  year: number;
  /** As `2026-05`. Keep the array. */
  months: readonly string[];
  nowMs: number;
  /** Null while it is counted. */
  shown: ShownStatistics | null;
}

/** What is drawn at once; each other page follows a frame later. */
const PARTS = 7;

/** The pages of a year. One that would be empty is left out. */
export function YearPages({ data, year, months, nowMs, shown }: YearPagesProps) {
  const { people, source, unknownAfter } = data;
  const { switches } = source;
  const [hasNamesOnPaper, setNamesOnPaper] = useState(false);
  const [hasWordsOnPaper, setWordsOnPaper] = useState(false);
  const ownWords = useOwnWords(data.lookedUpId === null, months);
  const peopleIn = useMemo(() => createPeopleIn(people), [people]);
  const unsure = useUnsure(data.lookedUpId === null);
  const dayAt = useMemo(
    () => createDayAt({ switches, unknownAfter, zone: deviceZone(), peopleIn, memberId: null, unsure }),
    [switches, unknownAfter, peopleIn, unsure],
  );
  const everybody = useMemo(() => [...people.values()].filter(({ id }) => id !== UNKNOWN_MEMBER), [people]);
  const added = useMemo(() => newPeople(everybody, year), [everybody, year]);
  const days = useMemo(
    () => ({ months, dayAt, peopleIn, endMs: drawnUntil(switches, nowMs) }),
    [months, dayAt, peopleIn, switches, nowMs],
  );
  const [, atWall, atDay, atPairs, atCalm, atWords, atEnd] = useInTurn(shown, PARTS);
  const pairs = useMemo(() => (atPairs ? pairsOfFaces(atPairs, data) : []), [atPairs, data]);
  const counts = atCalm?.answer.days;
  const calm = useMemo(
    () => (counts ? calmDays({ ...days, keys: days.months.flatMap(daysOfMonth), counts }) : []),
    [counts, days],
  );
  const pages: readonly (readonly [id: string, page: ReactNode])[] = [
    ['quilt', <QuiltPage key="quilt" data={data} days={days} />],
    ...page('everybody', atWall !== undefined && everybody.length > 0, () => (
      <EverybodyPage people={everybody} />
    )),
    ...page('day', atDay, (it) => <UsualDayPart shown={it} {...{ data, hasNamesOnPaper }} />),
    ...page('pairs', pairs.length > 0 && atPairs, (it) => (
      <SideBySidePage {...{ pairs, hasNamesOnPaper }} isCut={isCut(it)} />
    )),
    ...page('new', atPairs !== undefined && added.length > 0, () => <NewPage people={added} year={year} />),
    ...page('calm', calm.length > 0, () => <CalmPage times={calm} peopleIn={peopleIn} />),
    ...page('words', atWords !== undefined && ownWords.length > 0, () => <WordsPage list={ownWords} />),
    ...page('keep', atEnd !== undefined, () => (
      <KeepPage
        {...{ year, days, everybody, hasNamesOnPaper }}
        onNamesOnPaper={setNamesOnPaper}
        hasWordsOnPaper={ownWords.length > 0 ? hasWordsOnPaper : null}
        onWordsOnPaper={setWordsOnPaper}
      />
    )),
  ];
  return <Pager {...{ pages, hasNamesOnPaper, hasWordsOnPaper }} />;
}

/** The own notes of the year. In discreet mode there are none: they are shown where they are asked for. */
function useOwnWords(isOwn: boolean, months: readonly string[]): readonly OwnWords[] {
  const isShown = useSettings(({ discreet }) => !discreet) && isOwn;
  const notes = useLocalData(({ switchNotes }) => (isShown ? switchNotes : NO_LOCAL_DATA.switchNotes));
  return useMemo(() => ownWordsIn(notes, periodOfMonths(months)), [notes, months]);
}

function page<Part>(
  id: string,
  part: Part | null | undefined | false,
  draw: (part: Part) => ReactNode,
): (readonly [id: string, page: ReactNode])[] {
  return part ? [[id, draw(part)]] : [];
}

/** Whether there are pairs that the worker has not sent. */
function isCut({ answer: { pairs } }: ShownStatistics): boolean {
  return pairs.longest.length < pairs.count;
}

/** Pairs of members whom the viewer can tell apart. */
function pairsOfFaces(shown: ShownStatistics, data: HistoryData) {
  return namedPairs(
    shown.answer.pairs.longest.filter(({ memberIds }) => !memberIds.includes(UNKNOWN_MEMBER)),
    data,
    shown.search,
  );
}
