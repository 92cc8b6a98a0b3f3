import { type ImageKind, imageUrlMessage, validateImageUrl } from '@frontboard/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { pageTarget } from '../../platform/config.ts';
import { fieldMessage } from '../../text/field-messages.ts';
import { useSettings } from '../hooks.ts';
import { useStateServices } from '../services.tsx';
import { checkImage, type ImageAnswer } from './check-image.ts';
import { createShownPictures, showPictures } from './shown-pictures.ts';
import { readOwnOrigins, useImageAllowed } from './use-image-allowed.ts';

const STALE_MS = 10 * 60_000;
const REST_MS = 700;

function useImageQuery() {
  const services = useStateServices();
  const ownOrigins = services.once(readOwnOrigins);
  const shown = services.once(createShownPictures);
  return useCallback(
    (url: string) => ({
      queryKey: ['picture', url],
      async queryFn() {
        const mayAsk = pageTarget() !== 'web' || ownOrigins.includes(new URL(url).origin);
        const answer = await checkImage(url, mayAsk);
        // The preview beside the form shows it, too.
        if (answer === 'image') showPictures(shown, [url]);
        return answer;
      },
      staleTime: (query: { readonly state: { readonly data?: ImageAnswer | undefined } }) =>
        query.state.data === 'unknown' ? 0 : STALE_MS,
    }),
    [ownOrigins, shown],
  );
}

/**
 * Whether an address in a form may be requested. A person who types one wants to know whether it works, whatever hosts are chosen for
 * the pictures of others; only who has chosen no pictures gets none.
 */
function useIsRequested(): (address: string | null, isTyped: boolean) => boolean {
  const isAllowed = useImageAllowed();
  const images = useSettings((settings) => settings.images);
  return useCallback(
    (address, isTyped) =>
      isAllowed(address) ||
      (isTyped && address !== null && images !== 'none' && new URL(address).protocol === 'https:'),
    [isAllowed, images],
  );
}

/**
 * The address in a field, if it can be requested.
 *
 * @param isTyped the person has changed the field: what was in it before, or came from elsewhere, is not requested for that
 */
export function useTypedImage(
  text: string,
  isTyped: boolean,
): {
  /** Null if the text is none. */
  readonly address: string | null;
  /** What to load; null if it is not an address, or it may not be requested. */
  readonly url: string | null;
  readonly check: 'none' | 'checking' | 'not-loaded' | 'insecure' | ImageAnswer;
} {
  const isRequested = useIsRequested();
  const images = useSettings((settings) => settings.images);
  const rested = useRested(text, isTyped);
  // The service may already have an address that could not be entered again, such as an address of a sandbox.
  const address = readAddress(rested.text) ?? (isUrl(rested.text) ? rested.text.trim() : null);
  const url = isRequested(address, rested.isTyped) ? address : null;
  const query = useQuery({ ...useImageQuery()(url ?? ''), enabled: url !== null });
  if (address === null) return { address, url: null, check: 'none' };
  if (url === null) {
    const isInsecure = images !== 'none' && new URL(address).protocol !== 'https:';
    return { address, url: null, check: isInsecure ? 'insecure' : 'not-loaded' };
  }
  return { address, url, check: query.data ?? 'checking' };
}

/** The text after a pause in typing: half an address would send a request to a wrong host. */
function useRested(text: string, isTyped: boolean): { readonly text: string; readonly isTyped: boolean } {
  const [rested, setRested] = useState({ text, isTyped });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ text, isTyped }), REST_MS);
    return () => clearTimeout(timer);
  }, [text, isTyped]);
  return rested;
}

/**
 * Checks whether typed addresses answer with pictures. Those that do not get the spec's message. Those that cannot be requested are accepted, and all
 * if the person has chosen no pictures.
 */
export function useImageProblems(): <Field extends string>(
  pictures: readonly { readonly field: Field; readonly kind: ImageKind; readonly text: string }[],
) => Promise<Partial<Record<Field, readonly string[]>>> {
  const queryClient = useQueryClient();
  const isRequested = useIsRequested();
  const imageQuery = useImageQuery();
  return useCallback(
    async (pictures) => {
      const problems: Partial<Record<(typeof pictures)[number]['field'], readonly string[]>> = {};
      await Promise.all(
        pictures.map(async ({ field, kind, text }) => {
          const address = readAddress(text);
          if (address === null || !isRequested(address, true)) return;
          const answer = await queryClient.fetchQuery(imageQuery(address));
          if (answer === 'not-image') problems[field] = [fieldMessage(imageUrlMessage(kind))];
        }),
      );
      return problems;
    },
    [queryClient, isRequested, imageQuery],
  );
}

/** The address as it would be sent; null for an empty text and for one that is not an address of a picture. */
function readAddress(text: string): string | null {
  const checked = validateImageUrl(text);
  return checked.ok ? checked.value : null;
}

function isUrl(text: string): boolean {
  return URL.canParse(text.trim());
}
