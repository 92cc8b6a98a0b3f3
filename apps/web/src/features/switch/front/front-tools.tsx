import { BookmarkPlus, Ellipsis, ListChecks } from 'lucide-react';
import { useId, useState } from 'react';
import { SaveFront } from '../../../parts/saved-fronts/save-front.tsx';
import { savedFrontWords } from '../../../parts/saved-fronts/words.ts';
import type { FrontMember } from '../../../session/front-member.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { MenuButton } from '../../../ui/menus/menu-button.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useDesk } from '../desk/switch-desk.tsx';
import { SaveFrontButton } from '../saved/save-front-button.tsx';
import { switchWords } from '../words.ts';

const words = switchWords.front;

interface FrontToolsProps {
  /** Who is fronting, in order. */
  members: readonly FrontMember[];
  /** Whether a phone has no room for words because of further buttons. */
  isNarrow: boolean;
}

/** What can be done with the current front as a whole, and publishes nothing: choose everyone, save it. */
export function FrontTools({ members, isNarrow }: FrontToolsProps) {
  const { take } = useDesk();
  const hintId = useId();
  const [isSaving, setSaving] = useState(false);
  if (!isNarrow)
    return (
      <>
        {members.length > 1 && (
          <Button size="small" variant="quiet" aria-describedby={hintId} onClick={() => take(members)}>
            {words.take}
          </Button>
        )}
        <SaveFrontButton label={savedFrontWords.save} members={members} />
        <VisuallyHidden>
          <span id={hintId}>{words.takeHint}</span>
        </VisuallyHidden>
      </>
    );
  return (
    <>
      <MenuButton
        isIconOnly
        icon={<Ellipsis aria-hidden="true" />}
        label={words.more}
        items={[
          ...(members.length > 1
            ? [{ id: 'take', label: words.take, icon: <ListChecks />, onAction: () => take(members) }]
            : []),
          {
            id: 'save',
            label: savedFrontWords.save,
            icon: <BookmarkPlus />,
            onAction: () => setSaving(true),
          },
        ]}
      />
      <SaveFront
        front={isSaving ? { members, isInOrder: true, formerCount: 0 } : null}
        onClose={() => setSaving(false)}
      />
    </>
  );
}
