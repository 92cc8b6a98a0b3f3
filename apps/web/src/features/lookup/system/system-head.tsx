import { formatId, parseTimestamp, recordKey, type System, systemLabel } from '@frontboard/model';
import { useRouter } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { WithheldPictures } from '../../../lists/pictures/withheld-pictures.tsx';
import { Pronouns } from '../../../lists/record/pronouns.tsx';
import { onlyYou } from '../../../lists/record/record-facts.ts';
import head from '../../../lists/record/record-head.module.css';
import { recordWords } from '../../../lists/record/words.ts';
import type { CachedSystem } from '../../../persistence/documents/cached-records.ts';
import { useSettings } from '../../../state/hooks.ts';
import { describeError } from '../../../text/errors/describe-error.ts';
import { describeUnknown } from '../../../text/errors/describe-unknown.ts';
import { frontWords } from '../../../text/front-words.ts';
import { Banner } from '../../../ui/banner.tsx';
import { CalendarDay } from '../../../ui/calendar-day.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ownColor } from '../../../ui/own-color.ts';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ToggleSwitch } from '../../../ui/toggle-switch.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import { OwnerBadge } from '../entity/owner-strip.tsx';
import { FollowButton } from './follow-button.tsx';
import { SystemDescription } from './system-description.tsx';
import styles from './system-head.module.css';
import { lookedUpSystemWords } from './words.ts';

const AVATAR_PX = 88;

interface SystemHeadProps {
  /** The reference for requests. */
  id: string;
  /** Null while nothing is known. */
  system: System | CachedSystem | null;
  /** What the owner hides from others; null for everyone else. */
  privacy: System['privacy'];
  /** Why it could not be fetched; null without a problem. */
  error: unknown;
  /** Neither the system nor a problem is known yet. */
  isWaiting: boolean;
  /** When it was fetched, in milliseconds since 1970; 0 when that is unknown. */
  atMs: number;
  onRetry: () => void;
  isOwn: boolean;
  isPublicView: boolean;
  onPublicView: (isPublicView: boolean) => void;
}

/** The card at the top of a system's page. */
export function SystemHead(props: SystemHeadProps) {
  const { id, system, privacy, isOwn, isPublicView } = props;
  const naming = useNaming();
  const label = system === null ? null : systemLabel(system, naming);
  const title = label?.name ?? frontWords.unnamedSystem(formatId(system?.id ?? id, naming.id));
  return (
    <Card as="article" padding="none" className={styles.card} aria-busy={props.isWaiting}>
      <header {...ownColor(system?.color ?? null)} className={cx(head.record, styles.head)}>
        {system?.bannerUrl && (
          <Banner key={system.bannerUrl} url={system.bannerUrl} className={styles.banner} />
        )}
        <div className={head.face}>
          {system === null ? (
            <Skeleton width={AVATAR_PX} height={AVATAR_PX} shape="squircle" />
          ) : (
            <PictureButton
              key={system.avatarUrl}
              src={system.avatarUrl}
              name={label?.name ?? null}
              size={AVATAR_PX}
              shape="squircle"
              color={system.color}
              label={lookedUpSystemWords.zoomIn(title)}
              title={title}
            />
          )}
          <div className={cx(head.words, styles.words)}>
            <div className={head.title}>
              <h1 tabIndex={-1} className={head.name}>
                <Foreign>{title}</Foreign>
              </h1>
              {isOwn && <OwnerBadge isPublicView={isPublicView} />}
            </div>
            {label?.pronouns != null && (
              <Pronouns
                plain={label.pronouns}
                written={system?.pronouns}
                note={onlyYou(privacy, 'pronoun_privacy')}
              />
            )}
            {system === null && props.error === null && (
              <>
                <VisuallyHidden>{lookedUpSystemWords.loading}</VisuallyHidden>
                <Skeleton width="8em" />
              </>
            )}
          </div>
          {system !== null && (
            <div className={head.actions}>
              {isOwn && !isPublicView && (
                <LinkButton
                  to="/manage/system"
                  size="small"
                  data-shortcut="edit"
                  icon={<Pencil aria-hidden="true" />}
                >
                  {recordWords.edit}
                </LinkButton>
              )}
              <CopyLink of={system} />
              <FollowButton id={system.id} name={title} />
            </div>
          )}
        </div>
        <WithheldPictures urls={[system?.avatarUrl, system?.bannerUrl]} className={head.withheld} />
        {system !== null && <SystemFacts system={system} />}
        {system === null && props.error === null && (
          <div className={styles.facts}>
            <div>
              <Skeleton width="min(24em, 60vw)" />
            </div>
          </div>
        )}
        {system?.description && (
          <SystemDescription
            text={system.description}
            of={title}
            note={onlyYou(privacy, 'description_privacy')}
          />
        )}
      </header>
      <div role="status">
        {props.error !== null && (
          <p className={styles.problem}>
            <span>
              {describeError(props.error).title}.{' '}
              {system === null ? describeUnknown(props.error).detail : lookedUpSystemWords.lastKnown}{' '}
              {system !== null && props.atMs > 0 && (
                <RelativeTime at={props.atMs} prefix={lookedUpSystemWords.fronters.updatedFirst} />
              )}
            </span>
            <TryAgain size="small" untilMs={describeError(props.error).retryAtMs} onRetry={props.onRetry} />
          </p>
        )}
      </div>
      {isOwn && (
        <div className={styles.strip}>
          <ToggleSwitch
            label={lookedUpSystemWords.owner.asOthers}
            description={isPublicView ? lookedUpSystemWords.owner.textPublic : lookedUpSystemWords.owner.text}
            isSelected={isPublicView}
            onChange={props.onPublicView}
          />
        </div>
      )}
    </Card>
  );
}

/** Beside one another: the tabs below should be visible. */
function SystemFacts({ system }: { system: System | CachedSystem }) {
  const { id: idStyle } = useNaming();
  // A tag is as private as a name.
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const createdMs = parseTimestamp(system.createdAt);
  const id = formatId(system.id, idStyle);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{lookedUpSystemWords.id}</dt>
        <dd>
          <code>{id}</code>
          <CopyButton isIconOnly label={lookedUpSystemWords.copyId} text={id} />
        </dd>
      </div>
      {!isDiscreet && system.tag?.trim() && (
        <div>
          <dt>{lookedUpSystemWords.tag}</dt>
          <dd>
            <Foreign>{system.tag}</Foreign>
          </dd>
        </div>
      )}
      {createdMs !== null && (
        <div>
          <dt>{lookedUpSystemWords.created}</dt>
          <dd>
            <CalendarDay atMs={createdMs} length="long" />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The address with the uuid, which stays when the short id changes. It must not force the person's theme on others. */
function CopyLink({ of }: { of: { readonly id: string; readonly uuid: string | null } }) {
  const router = useRouter();
  const { href } = router.buildLocation({
    to: '/lookup/system/$id',
    params: { id: recordKey(of) },
    hash: '',
  });
  const address = new URL(router.history.createHref(href), window.location.href);
  return <CopyButton label={lookedUpSystemWords.copyLink} text={address.href} />;
}
