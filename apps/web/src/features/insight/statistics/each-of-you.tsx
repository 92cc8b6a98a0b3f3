import { ArrowUpDown } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { Person } from '../../../parts/ribbon/person.ts';
import { UNKNOWN_MEMBER } from '../../../sync/insight/questions.ts';
import { listNames } from '../../../text/list-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { MenuButton } from '../../../ui/menus/menu-button.tsx';
import { useGrowing } from '../../../ui/scrolling/use-growing.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { formatDuration } from '../../../ui/time/format-duration.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import { Duration } from '../duration.tsx';
import { type HistoryData, isLoadedSince } from '../history-data.ts';
import insightStyles from '../insight.module.css';
import { ListLink, useListLinks, useMemberLinks } from '../list-link.tsx';
import { PersonFace } from '../person-face.tsx';
import { PersonName } from '../person-name.tsx';
import { PictureFrame } from '../picture-frame.tsx';
import { insightWords } from '../words.ts';
import styles from './each-of-you.module.css';
import { FiguresTable, type NamedFigures, sortedFigures } from './member-figures.tsx';
import { PersonStrip } from './person-strip.tsx';
import type { StatisticsSearch } from './search.ts';
import { daysOf, type ShownStatistics, shareMode } from './shown-statistics.ts';

const words = insightWords.statistics;
/** Up to so many are all shown; of more, the first. */
const FEW = 30;
const FIRST = 14;
const FACE_PX = 40;
const SMALL_FACE_PX = 28;
/** Faces and names of the members who were not here. */
const MOST_OTHERS = 24;

interface PersonRow extends NamedFigures {
  readonly person: Person;
}

interface EachOfYouProps {
  shown: ShownStatistics;
  data: HistoryData;
  /** Keep the function. */
  onChange: (changes: Partial<Record<keyof StatisticsSearch, unknown>>) => void;
}

/** Each member with their own time: by name, or the longest time first on request. Those who were not here are there, too. */
export const EachOfYou = memo(function EachOfYou({ shown, data, onChange }: EachOfYouProps) {
  const { search, ask, answer } = shown;
  const { figures, before } = answer;
  const { people, lookedUpId } = data;
  const links = useListLinks(lookedUpId);
  const days = daysOf(shown);
  const sort = search.sort ?? 'name';
  const byId = new Map(figures.members.map((it) => [it.id, it]));
  const all = [...people.values()];
  const rows = sortedFigures(
    all.flatMap((person): readonly PersonRow[] => {
      const own = byId.get(person.id);
      return own === undefined ? [] : [{ figures: own, name: person.name, person }];
    }),
    sort,
  );
  const others = all.filter(({ id }) => !byId.has(id) && id !== UNKNOWN_MEMBER);
  const sayOthers = data.isNoted
    ? words.each.notNoted
    : isLoadedSince(data, ask.period.fromMs)
      ? words.each.notHere
      : words.each.notLoaded;
  const beforeMs = before && new Map(before.members.map(({ id, totalMs }) => [id, totalMs]));
  return (
    <PictureFrame
      title={lookedUpId === null ? words.each.own : words.each.others}
      className={insightStyles.below}
      tools={<OrderMenu sort={sort} onChange={onChange} />}
      sentence={
        others.length > 0 && (
          <Foreign>
            {sayOthers(
              listNames(
                others.map(({ name }) => name),
                MOST_OTHERS,
              ),
            )}
          </Foreign>
        )
      }
      picture={
        <>
          <People {...{ rows, shown, beforeMs }} />
          {others.length > 0 && (
            <div aria-hidden="true" className={cluster(2)}>
              {others.slice(0, MOST_OTHERS).map((person) => (
                <PersonFace key={person.id} person={person} size={SMALL_FACE_PX} />
              ))}
            </div>
          )}
        </>
      }
      table={
        <>
          <p className={insightStyles.soft}>{words.sessionHint}</p>
          <FiguresTable
            label={words.members}
            head={insightWords.member}
            rows={rows}
            nameOf={({ person }) => (
              <ListLink links={links} days={days} memberIds={[person.id]}>
                <PersonName person={person} />
              </ListLink>
            )}
            of={figures}
            mode={shareMode(search, data)}
            nowMs={ask.nowMs}
            beforeMs={beforeMs}
          />
        </>
      }
    />
  );
});

interface OrderMenuProps extends Pick<EachOfYouProps, 'onChange'> {
  sort: 'name' | 'time';
}

function OrderMenu({ sort, onChange }: OrderMenuProps) {
  return (
    <MenuButton
      label={words.each.order(words.sorts[sort])}
      size="small"
      icon={<ArrowUpDown aria-hidden="true" />}
      items={(['name', 'time'] as const).map((id) => ({
        id,
        label: words.sorts[id],
        onAction: () => onChange({ sort: id }),
      }))}
    />
  );
}

interface PeopleProps {
  rows: readonly PersonRow[];
  shown: ShownStatistics;
  beforeMs: ReadonlyMap<string, number> | null;
}

function People({ rows, shown, beforeMs }: PeopleProps) {
  const { search, columns, answer } = shown;
  const links = useMemberLinks(search);
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const { shown: grown, more } = useGrowing(rows);
  const isAllShown = isWhole || rows.length <= FEW;
  const count = columns.list.length;
  const places = new Map(answer.columnMembers.map((id, index) => [id, index * count]));
  const timesOf = (id: string) => {
    const from = places.get(id) ?? answer.columnTimes.length;
    return answer.columnTimes.subarray(from, from + count);
  };
  const list = isPrinting ? rows : isAllShown ? grown : rows.slice(0, FIRST);
  return (
    <>
      <ul className={styles.people}>
        {list.map(({ person, figures: { totalMs } }) => (
          <li key={person.id}>
            <PersonLink person={person} links={links}>
              <PersonFace person={person} size={FACE_PX} />
              <span className={styles.name}>
                <Foreign>{person.name}</Foreign>
              </span>
              <PersonStrip color={person.color} columns={columns.list} times={timesOf(person.id)} />
              <span className={styles.time}>
                <Duration ms={totalMs} />
                {beforeMs && (
                  <span className={insightStyles.before}>
                    {words.before(formatDuration(beforeMs.get(person.id) ?? 0))}
                  </span>
                )}
              </span>
            </PersonLink>
          </li>
        ))}
      </ul>
      {!isPrinting && isAllShown && more}
      {!isPrinting && !isAllShown && (
        <Button size="small" onClick={() => setWhole(true)}>
          {insightWords.showAll(rows.length)}
        </Button>
      )}
    </>
  );
}

interface PersonLinkProps {
  person: Person;
  links: ReturnType<typeof useMemberLinks>;
  children: ReactNode;
}

/** Leads to the time of one member. Who must not be distinguished has no time of their own. */
function PersonLink({ person, links, children }: PersonLinkProps) {
  if (person.id === UNKNOWN_MEMBER) return <span className={styles.row}>{children}</span>;
  return (
    <a
      href={links.hrefOf({ of: person.id })}
      className={styles.row}
      onClick={(event) => links.onOpen(event, { of: person.id })}
    >
      {children}
    </a>
  );
}
