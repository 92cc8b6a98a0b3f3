import { useCallback } from 'react';
import { useStore } from 'zustand/react';
import type { Settings } from '../../persistence/documents/settings.ts';
import { useSettings } from '../hooks.ts';
import { type StateServices, useStateServices } from '../services.tsx';
import { createShownPictures } from './shown-pictures.ts';

/** Domains whose pictures count as trusted, their subdomains included: PluralKit's own store and Discord's. */
const TRUSTED_DOMAINS = ['pluralkit.me', 'discordapp.com', 'discordapp.net', 'discord.com'];

/** Returns whether the person's choice of pictures, or of this one, allows it to be loaded; null is never loaded. */
export function useImageAllowed(): (url: string | null) => boolean {
  const preference = useSettings((settings) => settings.images);
  const hosts = useSettings((settings) => settings.imageHosts);
  const services = useStateServices();
  const ownOrigins = services.once(readOwnOrigins);
  const shown = useStore(services.once(createShownPictures));
  return useCallback(
    (url) => url !== null && (shown.has(url) || isImageAllowed(url, { preference, hosts, ownOrigins })),
    [preference, hosts, ownOrigins, shown],
  );
}

/** The app's own origin and the service's. */
export function readOwnOrigins({ serviceUrl }: Pick<StateServices, 'serviceUrl'>): readonly string[] {
  const { origin } = window.location;
  return [origin, new URL(serviceUrl, origin).origin];
}

interface AllowedImages {
  readonly preference: Settings['images'];
  /** Trusted by the person. */
  readonly hosts: readonly string[];
  /** Origins that are trusted whatever their scheme. */
  readonly ownOrigins: readonly string[];
}

/**
 * Whether a picture may be loaded.
 *
 * The host of a picture sees who loads it, so anything but `https:` is refused, except from the
 * service itself and from the app's own origin (a sandbox on the same machine speaks plain `http:`).
 *
 * @param url as the service sent it
 */
export function isImageAllowed(url: string, { preference, hosts, ownOrigins }: AllowedImages): boolean {
  if (preference === 'none') return false;
  // Without parsing, which costs much for the pictures of a long list.
  if (ownOrigins.some((origin) => url.startsWith(`${origin}/`))) return true;
  const parsed = parseUrl(url);
  // A picture inside its own address needs no request.
  if (parsed?.protocol === 'data:') return true;
  if (parsed?.protocol !== 'https:') return false;
  if (preference === 'all') return true;
  if (hosts.includes(parsed.host)) return true;
  return TRUSTED_DOMAINS.some(
    (domain) => parsed.hostname === domain || parsed.hostname.endsWith(`.${domain}`),
  );
}

function parseUrl(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
