import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { version } from '../../../package.json';
import { pageReleasesUrl, pageTarget } from '../../platform/config.ts';
import { useSettings, useUpdateSettings } from '../../state/hooks.ts';
import { downloadUrl, type Release } from '../../sync/releases/release.ts';
import { type ReleaseWatch, watchReleases } from '../../sync/releases/release-watch.ts';
import { useServices } from '../../sync/services.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LazyMarkdown } from '../../ui/markdown/lazy-markdown.tsx';
import { OfferLine } from '../../ui/notices/offer-line.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { updatesWords as words } from './words.ts';

/** Offers a newer version of the app. Rendered only if the app checks for newer versions. */
export function UpdateNotice() {
  const { clock, fetch, settings } = useServices();
  const [watch, setWatch] = useState<ReleaseWatch | null>(null);
  useEffect(() => {
    const feedUrl = pageReleasesUrl();
    if (feedUrl === null) return;
    const started = watchReleases({
      feedUrl,
      currentVersion: version,
      ignoredVersion: () => settings.getState().ignoreVersion,
      fetch,
      clock,
    });
    setWatch(started);
    return started.dispose;
  }, [clock, fetch, settings]);
  return watch === null ? null : <Offer watch={watch} />;
}

function Offer({ watch }: { watch: ReleaseWatch }) {
  const found = useStore(watch);
  // If it was skipped in another tab, it disappears here as well.
  const ignored = useSettings(({ ignoreVersion }) => ignoreVersion);
  const release = found === null || found.tag === ignored ? null : found;
  const update = useUpdateSettings();
  const skip = ({ tag }: Release) => {
    update((settings) => ({ ...settings, ignoreVersion: tag }));
    watch.dismiss();
  };
  return (
    <div role="status" aria-label={words.region}>
      {release !== null && (
        <ReleaseOffer release={release} onSkip={() => skip(release)} onLater={watch.dismiss} />
      )}
    </div>
  );
}

interface ReleaseOfferProps {
  release: Release;
  onSkip: () => void;
  onLater: () => void;
}

function ReleaseOffer({ release, onSkip, onLater }: ReleaseOfferProps) {
  const [isReading, setReading] = useState(false);
  return (
    <OfferLine text={<Foreign>{words.offered(release.name)}</Foreign>}>
      <span>
        <Button size="small" onClick={() => setReading(true)}>
          {words.changes}
        </Button>
        <a
          href={downloadUrl(release, pageTarget())}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={buttonClass({ size: 'small', variant: 'primary' })}
        >
          {words.get}
        </a>
      </span>
      <span>
        <Button size="small" variant="quiet" onClick={onSkip}>
          {words.skip}
        </Button>
        <Button size="small" variant="quiet" onClick={onLater}>
          {words.later}
        </Button>
      </span>
      <Dialog title={words.changesTitle(release.name)} isOpen={isReading} onClose={() => setReading(false)}>
        {release.changes.trim() === '' ? (
          <p>{words.noChanges}</p>
        ) : (
          <LazyMarkdown text={release.changes} options={{ images: 'none', headingLevel: 3 }} />
        )}
      </Dialog>
    </OfferLine>
  );
}
