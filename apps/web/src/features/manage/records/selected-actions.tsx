import { Download, PencilLine } from 'lucide-react';
import { NOTHING_SELECTED } from '../../../lists/selection/selection.ts';
import { type RecordKind, useSelectionState } from '../../../lists/selection/selections.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.tsx';
import { manageWords } from '../words.ts';

const SelectedStates = lazyWhenIdle(async () => ({
  default: (await import('../local/selected-states.tsx')).SelectedStates,
}));

const BULK = { member: '/manage/members/bulk', group: '/manage/groups/bulk' } as const;

/** Links from a selection in a list to the screens that save it to a file and change it. */
export function SelectedActions({ of }: { of: RecordKind }) {
  const { keys } = useSelectionState(of).selection ?? NOTHING_SELECTED;
  return (
    <>
      {keys.size > 0 && (
        <LinkButton
          to="/manage/file"
          state={{ saved: { of, keys: [...keys] } }}
          size="small"
          icon={<Download aria-hidden="true" />}
        >
          {manageWords.saveSelected}
        </LinkButton>
      )}
      {of === 'member' && <SelectedStates />}
      <LinkButton
        to={BULK[of]}
        search={true}
        variant="primary"
        size="small"
        icon={<PencilLine aria-hidden="true" />}
      >
        {manageWords.changeSelected}
      </LinkButton>
    </>
  );
}
