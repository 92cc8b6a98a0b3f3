import { useContext } from 'react';
import { useNotify, useSettings, useUpdateSettings } from '../../state/hooks.ts';
import { createShownPictures, showPictures } from '../../state/images/shown-pictures.ts';
import { useImageAllowed } from '../../state/images/use-image-allowed.ts';
import { canBeLoaded } from '../../state/images/use-withheld-pictures.ts';
import { useStateServices } from '../../state/services.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { screenHeading } from '../../ui/focus/screen-heading.ts';
import { type FocusHeir, useFocusHandedOn } from '../../ui/focus/use-focus-handed-on.ts';
import { PictureWithheld } from '../../ui/pictures/images-allowed.ts';
import styles from './withheld-pictures.module.css';
import { pictureWords as words } from './words.ts';

interface WithheldPicturesProps {
  /** The pictures of a place; null and undefined are none. */
  urls: readonly (string | null | undefined)[];
  className?: string | undefined;
}

/** Says in the place of pictures that they exist but are not loaded, and offers to load them. Nothing if all are loaded. */
export function WithheldPictures({ urls, className }: WithheldPicturesProps) {
  const isAllowed = useImageAllowed();
  const withheld = [...new Set(urls)].filter(
    (url): url is string => url != null && canBeLoaded(url) && !isAllowed(url),
  );
  if (withheld.length === 0) return null;
  return (
    <div className={className}>
      <Line key={withheld.join(' ')} urls={withheld} />
    </div>
  );
}

/** The field of an address, or the dialog, or the heading of the screen. */
const heir: FocusHeir = (around) =>
  around.flatMap(
    (it) => it.querySelector<HTMLElement>(':scope > input') ?? (it.matches('[role="dialog"]') ? it : []),
  )[0] ?? screenHeading();

function Line({ urls }: { urls: readonly string[] }) {
  const shown = useStateServices().once(createShownPictures);
  const images = useSettings((settings) => settings.images);
  const update = useUpdateSettings();
  const { notify } = useNotify();
  const note = useContext(PictureWithheld);
  const line = useFocusHandedOn<HTMLDivElement>(heir);
  const hosts = images === 'none' ? [] : [...new Set(urls.map((url) => new URL(url).host))];
  const noteAll = () => {
    for (const url of urls) note?.(url);
  };
  const handleAlways = (host: string) => {
    update((settings) => ({ ...settings, imageHosts: [...new Set([...settings.imageHosts, host])] }));
    notify({ kind: 'positive', title: words.always(host), caption: words.change });
  };
  return (
    <div ref={line} className={styles.line}>
      <span ref={noteAll}>{words.notLoaded(urls.length)}</span>
      <Button size="small" onClick={() => showPictures(shown, urls)}>
        {words.load}
      </Button>
      {hosts.map((host) => (
        <Button key={host} size="small" onClick={() => handleAlways(host)}>
          {words.alwaysFrom(host)}
        </Button>
      ))}
    </div>
  );
}
