import {
  type Member,
  type Message,
  memberLabel,
  parseTimestamp,
  type System,
  systemLabel,
} from '@frontboard/model';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { RecentLookup } from '../../../session/recent-lookups.ts';
import { nameOrSomeone } from '../../../text/list-names.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { FactList, type FactRow } from '../../../ui/fact-list.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import styles from './message-card.module.css';
import { messageAddress, messageFacts } from './message-facts.ts';
import { searchWords } from './words.ts';

const words = searchWords.message;
const MEMBER_PX = 64;
const SYSTEM_PX = 32;

interface MessageCardProps {
  message: Message;
  onOpen: (lookup: RecentLookup) => void;
}

/** The owner of a message: its member and its system. Only Discord knows its text. */
export function MessageCard({ message, onOpen }: MessageCardProps) {
  const address = messageAddress(message);
  const { member, system } = message;
  const atMs = parseTimestamp(message.timestamp);
  const when: FactRow[] = atMs === null ? [] : [{ label: words.sent, kind: 'ago', atMs }];
  return (
    <Card as="article" className={stack(3)}>
      <h2 className={styles.title}>{words.title}</h2>
      {member === null && system === null ? (
        <p>{words.gone}</p>
      ) : (
        <>
          <Sender member={member} onOpen={onOpen} />
          <Home system={system} onOpen={onOpen} />
        </>
      )}
      <FactList facts={when} />
      <Disclosure title={words.details}>
        <FactList facts={messageFacts(message)} />
      </Disclosure>
      {address !== null && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={`${buttonClass({ size: 'small' })} ${styles.discord}`}
        >
          <ExternalLink aria-hidden="true" />
          {words.openInDiscord}
        </a>
      )}
    </Card>
  );
}

function Sender({ member, onOpen }: { member: Member | null; onOpen: MessageCardProps['onOpen'] }) {
  const naming = useNaming();
  if (member === null) return <p className={softSmall}>{nameOrSomeone(null)}</p>;
  const { name, pronouns } = memberLabel(member, naming);
  // The proxy picture, if there is one, as in Discord.
  const pictureUrl = member.webhookAvatarUrl ?? member.avatarUrl;
  return (
    <Link
      to="/lookup/member/$id"
      params={{ id: member.id }}
      className={styles.sender}
      onClick={() => onOpen({ kind: 'member', id: member.id })}
    >
      <Avatar src={pictureUrl} name={name} size={MEMBER_PX} color={member.color} />
      <span className={styles.words}>
        <span className={softSmall}>{words.sentBy}</span>
        <Foreign className={styles.name}>{name || searchWords.unnamed.member(member.id)}</Foreign>
        {pronouns !== null && <Foreign className={softSmall}>{pronouns}</Foreign>}
      </span>
    </Link>
  );
}

function Home({ system, onOpen }: { system: System | null; onOpen: MessageCardProps['onOpen'] }) {
  const naming = useNaming();
  if (system === null) return null;
  const { name } = systemLabel(system, naming);
  return (
    <Link
      to="/lookup/system/$id"
      params={{ id: system.id }}
      className={styles.sender}
      onClick={() => onOpen({ kind: 'system', id: system.id })}
    >
      <Avatar src={system.avatarUrl} name={name} size={SYSTEM_PX} shape="squircle" color={system.color} />
      <span className={styles.words}>
        <span className={softSmall}>{words.system}</span>
        <Foreign>{name ?? searchWords.unnamed.system(system.id)}</Foreign>
      </span>
    </Link>
  );
}
