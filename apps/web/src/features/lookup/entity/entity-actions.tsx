import { useRouter } from '@tanstack/react-router';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { entityWords } from './words.ts';

interface CopyLinkProps {
  kind: 'member' | 'group';
  of: { readonly id: string; readonly uuid: string | null };
}

/** Copies the address of this page: by the uuid, which stays when the short id changes, and without how one came here. */
export function CopyLink({ kind, of }: CopyLinkProps) {
  const router = useRouter();
  const { href } = router.buildLocation({
    to: kind === 'member' ? '/lookup/member/$id' : '/lookup/group/$id',
    params: { id: of.uuid ?? of.id },
  });
  const address = new URL(router.history.createHref(href), window.location.href);
  // What a theme forces here is nobody else's matter.
  if (!address.hash.startsWith('#/')) address.hash = '';
  return <CopyButton label={entityWords.copyLink} text={address.href} />;
}
