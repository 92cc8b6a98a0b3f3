import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { SaveFront } from '../../../parts/saved-fronts/save-front.tsx';
import type { FrontMember } from '../../../session/front-member.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';

interface SaveFrontButtonProps {
  label: string;
  /** In front order. */
  members: readonly FrontMember[];
}

/** Saves a front that is on the screen under a name. */
export function SaveFrontButton({ label, members }: SaveFrontButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={label} icon={<BookmarkPlus />} onClick={() => setOpen(true)} />
      <SaveFront
        front={isOpen ? { members, isInOrder: true, formerCount: 0 } : null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
