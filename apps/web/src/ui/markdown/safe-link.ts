import { withoutInvisible } from './clean-text.ts';

/** An address that may be in an `href`. */
export interface SafeLink {
  /** Absolute and normalised by the platform: ASCII only. */
  readonly href: string;
  /** Host and port; international names in their `xn--` form, which look-alike letters cannot imitate. */
  readonly host: string;
}

const MAX_ADDRESS_LENGTH = 2048;

/**
 * Reads an address by another person. Null for all but plain web addresses: other schemes, relative ones, ones with
 * a name or password before the host (`https://bank.example@evil.example`), and ones with invisible characters.
 */
export function toSafeLink(address: string): SafeLink | null {
  if (address.length > MAX_ADDRESS_LENGTH || !/^https?:\/\//i.test(address)) return null;
  if (/\s|\p{Cc}/u.test(address) || withoutInvisible(address) !== address) return null;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '' || url.host === '') return null;
  return { href: url.href, host: url.host };
}

/**
 * What a bare address is shown as: as written if that shows the true host, otherwise the normalised address.
 */
export function shownAddress(written: string, link: SafeLink): string {
  return startsWithHost(written.replace(/^https?:\/\//i, ''), link.host) ? written : link.href;
}

/** Whether a label is itself an address on the link's host, so that the host need not be shown again. */
export function namesHost(label: string, link: SafeLink): boolean {
  const words = label.trim();
  return !/\s/.test(words) && startsWithHost(words.replace(/^https?:\/\//i, ''), link.host);
}

function startsWithHost(address: string, host: string): boolean {
  const end = address.charAt(host.length);
  return address.slice(0, host.length).toLowerCase() === host && (end === '' || '/?#'.includes(end));
}
