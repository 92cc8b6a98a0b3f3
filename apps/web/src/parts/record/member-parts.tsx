import type { ReactNode } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { PictureButton } from '../../ui/pictures/picture-button.tsx';
import { Samples } from '../../ui/text/samples.tsx';
import styles from './member-parts.module.css';
import { onlyYou } from './only-you.ts';
import { type KnownMember, memberFacts, memberName } from './record-facts.ts';
import sectionStyles from './record-section.module.css';
import { RecordSection } from './record-section.tsx';
import { Technical } from './technical.tsx';
import { recordWords } from './words.ts';
import { WrittenText } from './written-text.tsx';

const PROXY_AVATAR_PX = 40;

interface MemberPartsProps {
  member: KnownMember;
  /** The level of the headings: 3 in a dialog. */
  level: 2 | 3;
  groups: ReactNode;
  /** Only what they wrote. */
  isBrief?: boolean;
}

/** What a member wrote, how they speak, their groups, and what is technical. */
export function MemberParts({ member, level, groups, isBrief = false }: MemberPartsProps) {
  const { known, whole, isLoading } = member;
  const naming = useNaming();
  const privacy = whole?.privacy;
  const isOwner = privacy != null;
  return (
    <div className={styles.parts} data-level={level}>
      {/* Outside the page, nothing needs to be said about what is not there. */}
      {(level === 2 || known.description?.trim()) && (
        <WrittenText
          text={known.description}
          note={onlyYou(privacy, 'description_privacy')}
          isOwner={isOwner}
          level={level}
        />
      )}
      {!isBrief && (
        <div className={styles.side}>
          {(whole !== null || isLoading) && (
            <RecordSection
              title={recordWords.proxyTags}
              level={level}
              note={onlyYou(privacy, 'proxy_privacy')}
            >
              {whole === null && <Skeleton width="7em" />}
              {whole?.proxyTags.length === 0 && (
                <p className={sectionStyles.note}>{isOwner ? recordWords.none : recordWords.noneShared}</p>
              )}
              {whole !== null && whole.proxyTags.length > 0 && (
                <Samples samples={whole.proxyTags} inside={recordWords.proxyExample} />
              )}
            </RecordSection>
          )}
          {groups}
          <Technical
            facts={[...memberFacts(member, naming), ...proxyPictureFacts(member, memberName(known, naming))]}
          />
        </div>
      )}
    </div>
  );
}

/** The line with the picture of a member's proxied messages, if there is one. */
function proxyPictureFacts({ known: { webhookAvatarUrl: src, color }, whole }: KnownMember, name: string) {
  if (src === null) return [];
  const content = (
    <PictureButton
      src={src}
      name={name}
      size={PROXY_AVATAR_PX}
      shape="circle"
      color={color}
      label={recordWords.zoomProxy(name)}
      title={recordWords.proxyPictureOf(name)}
    />
  );
  return [
    {
      label: recordWords.facts.proxyAvatar,
      kind: 'content',
      note: onlyYou(whole?.privacy, 'avatar_privacy'),
      content,
    } as const,
  ];
}
