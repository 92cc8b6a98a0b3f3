import { facePicture, formatId, groupLabel, memberLabel, systemLabel } from '@frontboard/model';
import { Link } from '@tanstack/react-router';
import { useSystemName } from '../../../cache/lookup/use-known-faces.ts';
import type { Found } from '../../../cache/lookup/use-lookup-answers.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { RecentLookup } from '../../../session/recent-lookups.ts';
import { Avatar, type AvatarShape } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft, softSmall } from '../../../ui/text/text-look.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from './result-card.module.css';
import { searchWords } from './words.ts';

const AVATAR_PX = 64;

export const PAGES = {
  system: '/lookup/system/$id',
  member: '/lookup/member/$id',
  group: '/lookup/group/$id',
} as const;

interface ResultCardProps {
  found: Exclude<Found, { kind: 'message' }>;
  /** Whether Enter in the field opens this one. */
  isBest: boolean;
  onOpen: (lookup: RecentLookup) => void;
}

/** A system, member or group that was found; the whole card leads to its page. */
export function ResultCard({ found, isBest, onOpen }: ResultCardProps) {
  const face = useFace(found);
  const { kind, value } = found;
  return (
    <Link
      to={PAGES[kind]}
      params={{ id: value.id }}
      className={styles.card}
      onClick={() => onOpen({ kind, id: value.id })}
    >
      <Avatar
        src={face.avatarUrl}
        name={face.initialsOf}
        size={AVATAR_PX}
        shape={face.shape}
        color={value.color}
      />
      <span className={styles.words}>
        <span className={softSmall}>
          {searchWords.kinds[kind]}
          <VisuallyHidden>: </VisuallyHidden>
        </span>
        <Foreign className={styles.name}>{face.name}</Foreign>
        <span className={soft}>
          {face.pronouns !== null && <Foreign className={styles.pronouns}>{face.pronouns} </Foreign>}
          <span className={styles.id}>{face.id}</span>
        </span>
        {face.where !== null && <Foreign className={soft}>{face.where}</Foreign>}
      </span>
      {isBest && <span className={styles.enter}>{searchWords.enterOpens}</span>}
    </Link>
  );
}

interface Face {
  readonly name: string;
  readonly initialsOf: string | null;
  readonly pronouns: string | null;
  readonly avatarUrl: string | null;
  readonly shape: AvatarShape;
  readonly id: string;
  /** "Member of Lantern House". */
  readonly where: string | null;
}

function useFace({ kind, value }: ResultCardProps['found']): Face {
  const naming = useNaming();
  const systemName = useSystemName();
  const id = formatId(value.id, naming.id);
  if (kind === 'system') {
    const { name, pronouns } = systemLabel(value, naming);
    return {
      name: name ?? searchWords.unnamed.system(id),
      initialsOf: name,
      pronouns,
      avatarUrl: value.avatarUrl,
      shape: 'squircle',
      id,
      where: null,
    };
  }
  const where = value.systemId === null ? null : searchWords.inSystem[kind](systemName(value.systemId));
  if (kind === 'member') {
    const { name, pronouns } = memberLabel(value, naming);
    return {
      name: name || searchWords.unnamed.member(id),
      initialsOf: name,
      pronouns,
      avatarUrl: facePicture(value),
      shape: 'circle',
      id,
      where,
    };
  }
  const name = groupLabel(value, naming);
  return {
    name: name || searchWords.unnamed.group(id),
    initialsOf: name,
    pronouns: null,
    avatarUrl: value.iconUrl,
    shape: 'squircle',
    id,
    where,
  };
}
