import { recordKey } from '@frontboard/model';
import { useRouter } from '@tanstack/react-router';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { entityWords } from './words.ts';

interface CopyLinkProps {
  kind: 'member' | 'group';
  of: { readonly id: string; readonly uuid: string | null };
}

/** Copies the address of this page: with the uuid, which stays when the short id changes, and without the list that the person came from. */
export function CopyLink({ kind, of }: CopyLinkProps) {
  const router = useRouter();
  const { href } = router.buildLocation({
    to: kind === 'member' ? '/lookup/member/$id' : '/lookup/group/$id',
    params: { id: recordKey(of) },
    // The link must not force the person's theme on others.
    hash: '',
  });
  const address = new URL(router.history.createHref(href), window.location.href);
  return <CopyButton label={entityWords.copyLink} text={address.href} />;
}
