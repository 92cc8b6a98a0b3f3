import { facePicture, memberLabel, recordKey } from '@frontboard/model';
import type { ComponentProps, ReactNode } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useNickname } from '../../cache/naming/use-nickname.ts';
import { DeviceText } from '../../ui/text/device-text.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import { onlyYou } from './only-you.ts';
import { PresenceLine } from './presence-line.tsx';
import { birthdayLine, type KnownMember, memberName } from './record-facts.ts';
import { RecordHead } from './record-head.tsx';
import { recordWords } from './words.ts';

interface MemberHeadProps extends Pick<ComponentProps<typeof RecordHead>, 'badge' | 'actions' | 'Title'> {
  size: 'page' | 'dialog';
  /** Null while it is loading. */
  member: KnownMember | null;
  /** Where they belong. */
  place: ReactNode;
  /** The reference of their system; null if it is unknown. */
  systemRef: string | null;
  /** The owner looks at them as others see them. */
  asOthers?: boolean;
  asksSince?: boolean;
  /** Without birthday and presence. */
  isBrief?: boolean;
}

/** Who a member is, and whether they are here. */
export function MemberHead({
  member,
  place,
  systemRef,
  asOthers = false,
  asksSince = false,
  isBrief = false,
  ...head
}: MemberHeadProps) {
  const naming = useNaming();
  const known = member?.known ?? null;
  const label = known && memberLabel(known, naming);
  const nickname = useNickname('members', known && recordKey(known));
  const privacy = member?.whole?.privacy;
  const birthday = known === null || isBrief ? null : birthdayLine(known);
  const note = onlyYou(privacy, 'birthday_privacy');
  return (
    <RecordHead
      {...head}
      kind="member"
      name={known && memberName(known, naming)}
      of={known && { ...known, avatarUrl: facePicture(known) }}
      shape="circle"
      pronouns={label?.pronouns}
      pronounsNote={onlyYou(privacy, 'pronoun_privacy')}
      beside={
        (nickname !== null || birthday !== null) && (
          <>
            {nickname !== null && <DeviceText>{nickname}</DeviceText>}
            {birthday !== null && (
              <span>
                {recordWords.birthday(birthday)}
                {note !== undefined && <span className={softSmall}> {note}</span>}
              </span>
            )}
          </>
        )
      }
    >
      {known !== null && systemRef !== null && !isBrief && (
        <PresenceLine {...{ systemRef, asOthers, asksSince }} memberId={known.id} />
      )}
      {place}
    </RecordHead>
  );
}
