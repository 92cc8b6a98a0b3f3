import { bareUrl } from '../wire/fields.ts';
import { type Check, type Checked, refuse } from './check.ts';
import { isHttpsUrl } from './https-url.ts';
import { LIMITS } from './limits.ts';
import { storable } from './storable.ts';

/** The pictures of the service, by the first word of their messages. */
export type ImageKind = 'Avatar' | 'Webhook avatar' | 'Banner' | 'Icon';

/** The address to send (null for no picture), or the message. */
export type CheckedImageUrl = Extract<Checked<string | null>, { ok: true }> | ReturnType<typeof refuse>;

/** Whether the service itself serves the picture at an address: it accepts that one whatever its scheme. A sandbox has such pictures. */
export type IsOwnPicture = (url: string) => boolean;

/** What a check of pictures knows about the service. */
export interface PictureOptions {
  /** Nothing is the service's own when absent. */
  readonly isOwnPicture?: IsOwnPicture | undefined;
}

/** The message for a picture that cannot be used; also for one whose address does not answer with an image. */
export function imageUrlMessage(kind: ImageKind): string {
  return `${kind} URL must be a valid image and less than ${LIMITS.imageUrl} characters`;
}

/**
 * Checks the address of a picture without fetching it: an `https:` URL or a picture of the service's own, of at most 256 characters. Null or a blank text means no
 * picture. Angle brackets around it are removed.
 */
export function validateImageUrl(
  value: unknown,
  kind: ImageKind = 'Avatar',
  { isOwnPicture = () => false }: PictureOptions = {},
): CheckedImageUrl {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return { ok: true, value: null };
  const url = typeof value === 'string' ? bareUrl(storable(value).trim()) : '';
  // The service must accept it, and a browser must be able to load it.
  return url.length <= LIMITS.imageUrl && (isHttpsUrl(url) || isOwnPicture(url)) && URL.canParse(url)
    ? { ok: true, value: url }
    : refuse(imageUrlMessage(kind));
}

/** `validateImageUrl` as the check of a field. */
export function imageUrl(kind: ImageKind, options?: PictureOptions): Check<string | null> {
  return (value) => validateImageUrl(value, kind, options);
}
