import type { Member } from '@frontboard/model';
import { type ProxyCollision, type ProxySurvey, surveyProxies } from '@frontboard/model/proxy';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { proxyText } from '../../../lists/entries/proxy-text.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { useInSlices } from '../../../ui/loading/use-in-slices.ts';
import styles from './proxy-workshop.module.css';
import { TryMessage } from './try-message.tsx';
import { useMemberNameOf } from './use-name-of.ts';
import { useProxyOptions } from './use-proxy-options.ts';
import { memberWords } from './words.ts';

const words = memberWords.proxies;
/** The rest is only counted: after so many corrections the person returns for them. */
const MOST_SHOWN = 20;

/** A message to try out with the whole system, and the overlapping proxy tags. */
export function ProxyWorkshop({ members }: { members: readonly Member[] }) {
  const options = useProxyOptions();
  const survey = useInSlices(
    useCallback(() => surveyProxies(members, options, MOST_SHOWN), [members, options]),
  );
  return (
    <div className={stack(4)}>
      <p>{words.lead}</p>
      <TryMessage members={members} options={options} />
      {survey === null ? (
        <p>{words.looking}</p>
      ) : (
        <>
          <AlwaysMatching found={survey.always} />
          <Collisions survey={survey} />
        </>
      )}
    </div>
  );
}

function AlwaysMatching({ found }: { found: ProxySurvey<Member>['always'] }) {
  const nameOf = useMemberNameOf();
  const owners = [...new Set(found.map(({ member }) => member))];
  if (owners.length === 0) return null;
  return (
    <ul className={stack(0)}>
      {owners.slice(0, MOST_SHOWN).map((member) => (
        <li key={member.id}>
          <Link to="/manage/members/$id" params={{ id: member.id }} className={styles.link}>
            {words.always(nameOf(member))}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Collisions({ survey: { collisions, collisionCount } }: { survey: ProxySurvey<Member> }) {
  const nameOf = useMemberNameOf();
  if (collisionCount === 0) return null;
  return (
    <section aria-labelledby="proxy-collisions" className={stack(2)}>
      <h2 id="proxy-collisions" className={styles.heading}>
        {words.collisions(collisionCount)}
      </h2>
      <ul className={stack(0)}>
        {collisions.map((collision) => (
          <li key={keyOf(collision)}>
            <Link to="/manage/members/$id" params={{ id: collision.first.id }} className={styles.link}>
              {problemText(collision, nameOf)}
            </Link>
          </li>
        ))}
      </ul>
      {collisionCount > collisions.length && <p>{words.more(collisionCount - collisions.length)}</p>}
    </section>
  );
}

function problemText(
  { kind, first, firstTag, second, secondTag }: ProxyCollision<Member>,
  nameOf: (member: Member) => string,
): string {
  return kind === 'same'
    ? words.same(nameOf(first), nameOf(second), proxyText(firstTag))
    : words.inside(nameOf(first), proxyText(firstTag), nameOf(second), proxyText(secondTag));
}

function keyOf({ first, firstTag, second, secondTag }: ProxyCollision<Member>): string {
  return JSON.stringify([first.id, firstTag, second.id, secondTag]);
}
