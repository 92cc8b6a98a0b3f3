import { type ReactNode, useCallback, useState } from 'react';
import { HeldMenu } from '../../../ui/menus/held-menu.tsx';
import { useHeld } from '../../../ui/menus/use-held.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { useBook, useDesk, useFront } from '../desk/switch-desk.tsx';
import { useMemberActions } from '../desk/use-member-actions.tsx';
import { switchWords } from '../words.ts';

interface MemberPresses {
  /** Keeps its identity, so that a changed front renders no cell again. */
  readonly onPress: (uuid: string) => void;
  /** On the list: its members carry their `data-uuid`. */
  readonly held: ReturnType<typeof useHeld>;
  /** The open menu of a member. */
  readonly menu: ReactNode;
}

/** What a press on a member does, and the menu that a long touch opens. */
export function useMemberPresses(): MemberPresses {
  const desk = useDesk();
  const front = useFront();
  const { memberOf } = useBook();
  const actionsOf = useMemberActions();
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  const latest = useLatest({ desk, front, memberOf });
  const onPress = useCallback((uuid: string) => {
    const { desk, front, memberOf } = latest.current;
    const member = memberOf(uuid);
    if (member === null) return;
    const isOnlyFronter = front.members.length === 1 && front.members[0]?.uuid === uuid;
    if (desk.singleTaps && isOnlyFronter) desk.say(switchWords.members.alreadyAlone(member.name));
    else desk.press(member);
  }, []);
  const held = useHeld((target) => {
    setOpened(target.closest<HTMLElement>('[data-uuid]'));
  });
  const member = memberOf(opened?.dataset.uuid ?? '');
  return {
    onPress,
    held,
    menu: opened !== null && member !== null && (
      <HeldMenu
        key={member.uuid}
        label={member.name}
        trigger={opened}
        items={actionsOf(member)}
        onClose={() => setOpened(null)}
      />
    ),
  };
}
