import { frontsWithin } from '@frontboard/insight';
import { X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { namesOfFront } from '../../../parts/ribbon/names-of-front.ts';
import { createPeopleIn, type Person, peopleOf } from '../../../parts/ribbon/person.ts';
import { Ribbon } from '../../../parts/ribbon/ribbon.tsx';
import { ribbonText } from '../../../parts/ribbon/ribbon-text.ts';
import { ribbonWords } from '../../../parts/ribbon/ribbon-words.ts';
import type { HistoryRow } from '../../../persistence/history/history-row.ts';
import { useMemberStates } from '../../../session/local/member-states.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useFocusHandedOn } from '../../../ui/focus/use-focus-handed-on.ts';
import { bar, stack } from '../../../ui/layout/layout.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { formatDuration } from '../../../ui/time/format-duration.ts';
import { formatMoment } from '../../../ui/time/format-moment.ts';
import { useAwayShown, useBook } from '../desk/switch-desk.tsx';
import { CURRENT_FRONT_ID } from '../front/current-front.tsx';
import styles from './away-card.module.css';
import type { Away } from './away-of.ts';
import { awayWords as words } from './words.ts';

/** More faces are counted. */
const MOST = 6;
const FACE_PX = 28;

interface AwayCardProps {
  /** The id of the heading. */
  titleId: string;
  away: readonly Away[];
  /** Newest first. */
  rows: readonly HistoryRow[];
  onDismiss: () => void;
}

/** How long the members were away who came back, and who was in front since, as faces and as a ribbon for each absence. */
export function AwayCard({ titleId, away, rows, onDismiss }: AwayCardProps) {
  const naming = useNaming();
  const { items } = useBook().list;
  const card = useFocusHandedOn<HTMLElement>(() => document.getElementById(CURRENT_FRONT_ID));
  const { setShown } = useAwayShown();
  const isShown = items !== null;
  useEffect(() => {
    if (!isShown) return;
    setShown(true);
    return () => setShown(false);
  }, [isShown, setShown]);
  const states = useMemberStates();
  const people = useMemo(() => peopleOf(items, naming, true, states), [items, naming, states]);
  // Without the members, everybody would be a former one.
  if (items === null) return null;
  return (
    <section ref={card} aria-labelledby={titleId} className={styles.card}>
      <div className={bar(2)}>
        <h2 id={titleId} tabIndex={-1}>
          {words.title}
        </h2>
        <IconButton label={words.dismiss} tooltip="none" icon={<X />} onClick={onDismiss} />
      </div>
      {away.map((absence) => (
        <Absence key={absence.back[0]?.id} absence={absence} rows={rows} people={people} />
      ))}
    </section>
  );
}

interface AbsenceProps {
  absence: Away;
  rows: readonly HistoryRow[];
  /** By short id. */
  people: ReadonlyMap<string, Person>;
}

function Absence({ absence: { back, fromMs, toMs, others }, rows, people }: AbsenceProps) {
  const stretch = useMemo(() => ({ fromMs, toMs }), [fromMs, toMs]);
  const peopleIn = useMemo(() => createPeopleIn(people), [people]);
  const parts = useMemo(() => frontsWithin(rows, stretch, { nowMs: toMs }), [rows, stretch, toMs]);
  const known = others.flatMap((id) => people.get(id) ?? []);
  const formerCount = others.length - known.length;
  const shown = known.slice(0, MOST);
  const namesIn = (memberIds: readonly string[], max: number) => {
    const found = memberIds.flatMap((id) => people.get(id)?.name ?? []);
    return namesOfFront(found, memberIds.length - found.length, { isOwner: true, max });
  };
  const time = (atMs: number) => formatMoment(atMs, toMs);
  return (
    <div className={stack(1)}>
      <ul className={styles.back}>
        {back.map(({ id }) => (
          <li key={id}>
            <Foreign className={styles.name}>{people.get(id)?.name ?? ribbonWords.former}</Foreign>
            {words.for}
            {formatDuration(toMs - fromMs)}
          </li>
        ))}
      </ul>
      <ul className={styles.others} aria-label={words.since}>
        <li aria-hidden="true" className={soft}>
          {words.sinceShown}
        </li>
        {shown.map((person) => (
          <Face key={person.id} person={person} />
        ))}
        {known.length > shown.length && <li>{words.more(known.length - shown.length)}</li>}
        {formerCount > 0 && <li>{ribbonWords.formerMembers(formerCount)}</li>}
      </ul>
      <Ribbon
        day={stretch}
        parts={parts}
        peopleIn={peopleIn}
        label={ribbonWords.label(words.since, ribbonText(parts, stretch, { nowMs: toMs, namesIn, time }))}
      />
      <p aria-hidden="true" className={styles.ends}>
        <span>{time(fromMs)}</span>
        <span>{time(toMs)}</span>
      </p>
    </div>
  );
}

function Face({ person: { name, color, pictureUrl } }: { person: Person }) {
  return (
    <li className={styles.face}>
      <Avatar src={pictureUrl ?? null} name={name} color={color} size={FACE_PX} />
      <Foreign>{name}</Foreign>
    </li>
  );
}
