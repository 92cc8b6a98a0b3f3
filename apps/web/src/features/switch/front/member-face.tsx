import { facePicture, memberLabel } from '@frontboard/model';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import type { FrontMember } from '../../../session/front-member.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { useBook } from '../desk/switch-desk.tsx';
import styles from './member-face.module.css';

interface MemberFaceProps {
  member: FrontMember;
  /** px */
  size?: number;
  /** Shown under the name instead of the pronouns. */
  note?: string | null;
  /** Nothing is under the name. */
  isNameOnly?: boolean;
}

/** Picture, name and pronouns of a member; only the name while the list is not known. */
export function MemberFace({ member, size = 40, note, isNameOnly = false }: MemberFaceProps) {
  const book = useBook();
  const naming = useNaming();
  const record = book.recordOf(member.uuid);
  const pictureUrl = facePicture(record);
  const pronouns = record === null || isNameOnly ? null : memberLabel(record, naming).pronouns;
  const under = note ?? pronouns;
  return (
    <>
      <Avatar src={pictureUrl} name={member.name} size={size} color={record?.color ?? null} />
      <span className={styles.words}>
        <Foreign className={styles.name}>{member.name}</Foreign>
        {under !== null && <Foreign className={styles.note}>{under}</Foreign>}
      </span>
    </>
  );
}
