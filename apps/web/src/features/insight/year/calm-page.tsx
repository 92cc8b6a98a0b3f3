import { memo, useMemo, useRef, useState } from 'react';
import type { PeopleIn } from '../../../parts/ribbon/person.ts';
import { Ribbon } from '../../../parts/ribbon/ribbon.tsx';
import { dateFormat } from '../../../platform/device-format.ts';
import { listNames } from '../../../text/list-names.ts';
import { LeavingButton } from '../../../ui/buttons/leaving-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { row, stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import insightStyles from '../insight.module.css';
import { PersonFace } from '../person-face.tsx';
import { insightWords } from '../words.ts';
import { type CalmTime, partsOfDays } from './calm-days.ts';
import styles from './year.module.css';

const words = insightWords.year;
const FIRST = 8;
const MOST_FACES = 4;
const MOST_NAMES = 4;
const FACE_PX = 28;
const DATE = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

interface CalmPageProps {
  times: readonly CalmTime[];
  peopleIn: PeopleIn;
}

/** Times in which hardly anybody switched: when, and who was there. */
export const CalmPage = memo(function CalmPage({ times, peopleIn }: CalmPageProps) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const listed = useRef<HTMLUListElement>(null);
  const list = isWhole || isPrinting ? times : times.slice(0, FIRST);
  return (
    <Card as="section" aria-label={words.calm} className={cx(stack(4), insightStyles.below)}>
      <h2>{words.calm}</h2>
      <p className={insightStyles.soft}>{words.calmHint}</p>
      <ul ref={listed} tabIndex={-1} aria-label={words.calm} className={stack(3)}>
        {list.map((time) => (
          <CalmRow key={time.first} time={time} peopleIn={peopleIn} />
        ))}
      </ul>
      {times.length > list.length && (
        <LeavingButton size="small" handFocusTo={() => listed.current} onClick={() => setWhole(true)}>
          {insightWords.showAll(times.length)}
        </LeavingButton>
      )}
    </Card>
  );
});

interface CalmRowProps {
  time: CalmTime;
  peopleIn: PeopleIn;
}

function CalmRow({ time: { first, last, days }, peopleIn }: CalmRowProps) {
  const parts = useMemo(() => partsOfDays(days), [days]);
  const period = { fromMs: days[0]?.period.fromMs ?? 0, toMs: days.at(-1)?.period.toMs ?? 0 };
  const people = peopleIn([...new Set(parts.flatMap(({ memberIds }) => memberIds))]);
  const names = listNames(
    people.map(({ name }) => name),
    MOST_NAMES,
  );
  return (
    <li className={stack(1)}>
      <span>{dateFormat(DATE).formatRange(Date.parse(first), Date.parse(last))}</span>
      <span className={row(3)}>
        <span aria-hidden="true" className={styles.faces}>
          {people.slice(0, MOST_FACES).map((person) => (
            <PersonFace key={person.id} person={person} size={FACE_PX} />
          ))}
        </span>
        <span className={styles.rowName} data-name>
          <Foreign>{names || words.nobody}</Foreign>
        </span>
      </span>
      <Ribbon day={period} parts={parts} peopleIn={peopleIn} label={null} />
    </li>
  );
}
