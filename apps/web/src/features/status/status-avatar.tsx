import { initials } from '@frontboard/model';
import type { CachedMember, CachedSystem } from '../../persistence/documents/cached-records.ts';
import { useImageAllowed } from '../../state/images/use-image-allowed.ts';
import { Avatar, type AvatarShape } from '../../ui/avatar.tsx';

interface StatusAvatarProps {
  /** Null without an own picture: a system still loading, a member who must not be named. */
  of: Pick<CachedSystem | CachedMember, 'avatarUrl' | 'color'> | null;
  name: string | null;
  /** As in `Avatar`. */
  size: number | null;
  shape: AvatarShape;
  className?: string | undefined;
}

/** The picture of a system or member, if the person's choice of pictures allows it. */
export function StatusAvatar({ of, name, size, shape, className }: StatusAvatarProps) {
  const isAllowed = useImageAllowed();
  const src = of?.avatarUrl ?? null;
  return (
    <Avatar
      src={src}
      initials={initials(name)}
      size={size}
      shape={shape}
      color={of?.color ?? null}
      allowed={isAllowed(src)}
      className={className}
    />
  );
}
