import { Eye } from 'lucide-react';
import { useState } from 'react';
import { type OwnSettings, useOwnSettings } from '../../../cache/own/use-own-config.ts';
import { useOwnProfile } from '../../../cache/own/use-own-profile.ts';
import { BackToManage } from '../../../parts/back-to-manage.tsx';
import { NeedsToken } from '../../../parts/needs-token.tsx';
import { useOwnSystem } from '../../../session/hooks.ts';
import { describeUnknown } from '../../../text/errors/describe-unknown.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import column from '../../../ui/layout/column.module.css';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import { StaleNote } from '../answer/stale-note.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './system-screen.module.css';
import { ownSystemWords as words } from './words.ts';

/** Separate, because it imports the table of time zones. */
const SettingsForm = lazyPart(
  async () => ({ default: (await import('./settings-form.tsx')).SettingsForm }),
  () => <FormSkeleton label={words.settings.loading} />,
);

/** The own system: its profile, who can see it, and how the service's bot behaves. */
export function OwnSystemScreen() {
  const own = useOwnSystem();
  return (
    <div className={cx(column.column, styles.screen)}>
      <PageHeader
        back={<BackToManage />}
        title={words.title}
        lead={words.lead}
        actions={
          own && (
            <LinkButton
              to="/lookup/system/$id"
              params={{ id: own.id }}
              search={{ as: 'others' }}
              icon={<Eye aria-hidden="true" />}
            >
              {words.seeAsOthers}
            </LinkButton>
          )
        }
      />
      {own === null ? <NeedsToken purpose="manage" /> : <OwnForms />}
    </div>
  );
}

/** Both are requested at once. */
function OwnForms() {
  const profile = useOwnProfile();
  const settings = useOwnSettings();
  // The form of the profile is higher than its placeholder: the settings would move away under a press. Once they are there, they stay.
  const [isProfileSettled, setProfileSettled] = useState(false);
  if (!isProfileSettled && (profile.system !== null || profile.error !== null)) setProfileSettled(true);
  return (
    <>
      <ProfilePart {...profile} />
      {isProfileSettled && <SettingsPart settings={settings} />}
    </>
  );
}

function ProfilePart({ system, atMs, error, retry }: ReturnType<typeof useOwnProfile>) {
  return (
    <section aria-labelledby="profile" className={stack(4)}>
      <h2 id="profile" tabIndex={-1}>
        {words.profile.title}
      </h2>
      {system !== null ? (
        <>
          {error !== null && <StaleNote error={error} atMs={atMs} onRetry={retry} />}
          <ProfileForm system={system} />
        </>
      ) : (
        <NotThere loading={words.loading} failed={words.failed} error={error} retry={retry} />
      )}
    </section>
  );
}

function SettingsPart({ settings }: { settings: OwnSettings }) {
  const { config, atMs, error, retry } = settings;
  return (
    <section aria-labelledby="settings" className={stack(4)}>
      <h2 id="settings" tabIndex={-1}>
        {words.settings.title}
      </h2>
      {config !== null ? (
        <>
          {error !== null && <StaleNote error={error} atMs={atMs} onRetry={retry} />}
          <SettingsForm settings={settings} config={config} />
        </>
      ) : (
        <NotThere
          loading={words.settings.loading}
          failed={words.settings.failed}
          error={error}
          retry={retry}
        />
      )}
    </section>
  );
}

interface NotThereProps {
  loading: string;
  failed: string;
  /** Null while it is loading. */
  error: unknown;
  retry: () => void;
}

/** The placeholder of a form whose record is loading, or could not be loaded. */
function NotThere({ loading, failed, error, retry }: NotThereProps) {
  if (error !== null) {
    const { detail, retryAtMs } = describeUnknown(error);
    return (
      <EmptyState title={failed} actions={<TryAgain untilMs={retryAtMs} onRetry={retry} />}>
        <p role="status">{detail}</p>
      </EmptyState>
    );
  }
  return <FormSkeleton label={loading} />;
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={stack(4)}>
      <Skeleton height="44px" />
      <Skeleton height="44px" />
      <Skeleton height="44px" />
      <Skeleton height="120px" />
    </div>
  );
}
