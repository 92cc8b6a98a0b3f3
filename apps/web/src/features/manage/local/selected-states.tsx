import { type Member, memberLabel, recordKey } from '@frontboard/model';
import { useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { NOTHING_SELECTED } from '../../../lists/selection/selection.ts';
import { useSelectionState } from '../../../lists/selection/selections.ts';
import { useSetStates } from '../../../parts/member-state/use-set-states.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { MenuButton } from '../../../ui/menus/menu-button.tsx';
import { localWords as words } from './words.ts';

const RestDialog = lazyPart(async () => ({ default: (await import('./rest-dialog.tsx')).RestDialog }));

const STATES = ['active', 'resting', 'not-a-person'] as const;
const NOBODY: readonly Member[] = [];

/** Gives the selected members a state, or those who have not been in front for long. */
export function SelectedStates() {
  const { keys } = useSelectionState('member').selection ?? NOTHING_SELECTED;
  const members = useOwnMembers().items ?? NOBODY;
  const naming = useNaming();
  const set = useSetStates();
  const [isResting, setResting] = useState(false);
  const selected = members.filter((member) => keys.has(recordKey(member)));
  return (
    <>
      <MenuButton
        label={words.state}
        size="small"
        items={[
          ...(selected.length === 0
            ? []
            : STATES.map((state) => ({
                id: state,
                label: words.set[state](selected.length),
                onAction: () =>
                  set(
                    selected.map((member) => ({
                      uuid: recordKey(member),
                      name: memberLabel(member, naming).name,
                    })),
                    state === 'active' ? null : state,
                  ),
              }))),
          { id: 'rest', label: words.rest, onAction: () => setResting(true) },
        ]}
      />
      {isResting && <RestDialog members={members} onClose={() => setResting(false)} />}
    </>
  );
}
