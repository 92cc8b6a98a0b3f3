import { facePicture, memberLabel } from '@frontboard/model';
import { useMemberDetails } from '../../cache/members/use-member-details.ts';
import type { SystemView } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { SinceText } from '../../lists/fronting-since/since-text.tsx';
import { frontingSinceWords } from '../../lists/fronting-since/words.ts';
import type { CachedMember } from '../../persistence/documents/cached-records.ts';
import { useSettings } from '../../state/hooks.ts';
import { useFollowActions } from '../../state/use-follow-actions.ts';
import { useSystemView } from '../../sync/refresher/status.ts';
import { frontWords } from '../../text/front-words.ts';
import { Button } from '../../ui/button.tsx';
import { catchFocus } from '../../ui/catch-focus.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FactList, type FactRow } from '../../ui/fact-list.tsx';
import { Foreign } from '../../ui/foreign.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { screenHeading } from '../../ui/screen-heading.ts';
import { Description } from './description.tsx';
import { DetailPictures } from './detail-pictures.tsx';
import type { DetailsTarget, OpenDetails } from './details-context.ts';
import styles from './details-dialog.module.css';
import { memberFields, systemFields } from './details-fields.ts';
import { detailsWords as words } from './details-words.ts';
import { statusWords } from './words.ts';

export interface DetailsDialogProps {
  target: DetailsTarget;
  isOpen: boolean;
  onClose: () => void;
  /** Shows another record instead, such as the system of a member. */
  onShow: OpenDetails;
}

/** Everything known about a followed system or one of its fronters. */
export function DetailsDialog({ target, ...dialog }: DetailsDialogProps) {
  if (target.kind === 'system') return <SystemDialog {...dialog} id={target.id} />;
  return <MemberDialog {...dialog} systemId={target.systemId} member={target.member} />;
}

type OneDialogProps = Omit<DetailsDialogProps, 'target'>;

function SystemDialog({ id, isOpen, onClose }: OneDialogProps & { id: string }) {
  const view = useSystemView(id);
  const naming = useNaming();
  const { unfollow, isFollowed } = useFollowActions();
  const { system, title } = view;
  const handleUnfollow = () => {
    onClose();
    unfollow(id, title);
    // The opener was removed with the system.
    catchFocus(screenHeading, { preventScroll: true });
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {isFollowed(id) && <Button onClick={handleUnfollow}>{statusWords.unfollow}</Button>}
          {system && (
            <LinkButton to="/lookup/system/$id" params={{ id: system.id }}>
              {words.lookupSystem}
            </LinkButton>
          )}
        </>
      }
    >
      {system === null ? (
        <p className={styles.soft}>{view.note?.text ?? frontWords.unavailable}</p>
      ) : (
        <>
          <DetailPictures
            name={title}
            avatarUrl={system.avatarUrl}
            bannerUrl={system.bannerUrl}
            color={system.color}
            shape="squircle"
          >
            {view.pronouns !== null && <Foreign>{view.pronouns}</Foreign>}
            <span className={styles.soft}>{view.summary}</span>
          </DetailPictures>
          <DetailBody fields={systemFields(system, naming.id)} description={system.description} of={title} />
        </>
      )}
    </Dialog>
  );
}

interface MemberDialogProps extends OneDialogProps {
  systemId: string;
  member: CachedMember;
}

function MemberDialog({ systemId, member, isOpen, onClose, onShow }: MemberDialogProps) {
  const naming = useNaming();
  const system = useSystemView(systemId);
  const details = useMemberDetails(member);
  const { name, pronouns } = memberLabel(member, naming);
  return (
    <Dialog
      title={name}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <LinkButton to="/lookup/member/$id" params={{ id: member.id }}>
          {words.lookupMember}
        </LinkButton>
      }
    >
      <DetailPictures
        name={name}
        avatarUrl={facePicture(member)}
        bannerUrl={member.bannerUrl}
        color={member.color}
        shape="circle"
      >
        {pronouns !== null && <Foreign>{pronouns}</Foreign>}
        <button
          type="button"
          className={styles.system}
          onClick={() => onShow({ kind: 'system', id: systemId })}
        >
          {words.memberOf(system.title)}
        </button>
      </DetailPictures>
      <DetailBody
        fields={[...sinceField(system, member), ...memberFields(member, details, naming.id)]}
        description={member.description}
        of={name}
      />
    </Dialog>
  );
}

/** Since when a member is fronting; no line for other members. */
function sinceField({ id, fronters, lastSwitch }: SystemView, member: CachedMember): FactRow[] {
  const isFronting = fronters.some((fronter) => fronter.member?.id === member.id);
  if (!isFronting || lastSwitch === null) return [];
  const content = <SinceText systemRef={id} lastSwitch={lastSwitch} memberId={member.id} />;
  return [{ label: frontingSinceWords.label, kind: 'content', content }];
}

interface DetailBodyProps {
  fields: readonly FactRow[];
  description: string | null;
  of: string;
}

function DetailBody({ fields, description, of }: DetailBodyProps) {
  const showCardDetails = useSettings((settings) => settings.showCardDetails);
  return (
    <div className={styles.body}>
      {showCardDetails && <FactList facts={fields} />}
      {description && <Description text={description} of={of} />}
    </div>
  );
}
