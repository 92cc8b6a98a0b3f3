import { describeError } from '../../../data/describe-error.ts';
import { useOwnProfile } from '../../../data/own/use-own-profile.ts';
import { useOwnSystem } from '../../../state/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NeedsKey } from '../needs-key.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './system-screen.module.css';
import { systemWords as words } from './words.ts';

/** The own system: its profile, who can see it, and how the service's bot behaves. */
export function SystemScreen() {
  const own = useOwnSystem();
  return (
    <div className={styles.screen}>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          own && (
            <LinkButton to="/lookup/system/$id" params={{ id: own.id }} search={{ as: 'others' }}>
              {words.seeAsOthers}
            </LinkButton>
          )
        }
      />
      {own === null ? <NeedsKey /> : <OwnProfile />}
    </div>
  );
}

function OwnProfile() {
  const { system, error, retry } = useOwnProfile();
  if (system !== null) return <ProfileForm system={system} />;
  if (error !== null) {
    const { title, detail } = describeError(error);
    return (
      <EmptyState title={words.failed} actions={<Button onClick={retry}>{words.retry}</Button>}>
        <p>
          {title}. {detail}
        </p>
      </EmptyState>
    );
  }
  return (
    <div role="status" aria-label={words.loading} className={styles.section}>
      <Skeleton width="8em" height="1.5em" />
      <Skeleton height="44px" />
      <Skeleton height="44px" />
      <Skeleton height="44px" />
      <Skeleton height="120px" />
    </div>
  );
}
