import { useRouter } from '@tanstack/react-router';
import { ArrowUpToLine, ExternalLink, ListPlus, Moon, Plus, Repeat, Star, Sun, UserX, X } from 'lucide-react';
import { useSetStates } from '../../../parts/member-state/use-set-states.ts';
import type { FrontMember } from '../../../session/front-member.ts';
import { useMemberStates } from '../../../session/local/member-states.ts';
import { catchFocus } from '../../../ui/focus/catch-focus.ts';
import { screenHeading } from '../../../ui/focus/screen-heading.ts';
import type { MenuItem } from '../../../ui/menus/menu-window.tsx';
import { switchWords } from '../words.ts';
import { frontWithout, isIn, joinedFront } from './fronts.ts';
import { useBook, useDesk, useFront } from './switch-desk.tsx';

const words = switchWords.actions;
const STATES = [null, 'resting', 'not-a-person'] as const;

/** The member in the list that has its Tab stop. */
const listedMember = () =>
  document.querySelector<HTMLElement>('main [data-index][tabindex="0"]') ?? screenHeading();

/**
 * What can be done with one member at once, in words: the content of their menu.
 *
 * @param isChoosable whether choosing is part of it although a press on a member chooses
 */
export function useMemberActions({ isChoosable = false } = {}): (member: FrontMember) => readonly MenuItem[] {
  const { draft, favourites, singleTaps, toggle, favour, switchNow } = useDesk();
  const book = useBook();
  const front = useFront();
  const states = useMemberStates();
  const setStates = useSetStates();
  const { navigate } = useRouter();
  const current = front.members.map((member) => book.memberOf(member.uuid) ?? member);
  return (member) => {
    const isFronting = isIn(current, member.uuid);
    const isFavourite = isIn(favourites, member.uuid);
    const others = frontWithout(current, member.uuid);
    const item = (
      id: Exclude<keyof typeof words, 'states'>,
      icon: React.ReactNode,
      onAction: () => void,
    ): MenuItem => ({
      id,
      label: words[id](member.name),
      icon,
      onAction,
    });
    return [
      ...(singleTaps || isChoosable
        ? [item(isIn(draft, member.uuid) ? 'leave' : 'choose', <ListPlus />, () => toggle(member))]
        : []),
      ...(isFronting || current.length === 0
        ? []
        : [item('add', <Plus />, () => switchNow(joinedFront(current, [member])))]),
      ...(isFronting && others.length === 0 ? [] : [item('only', <Repeat />, () => switchNow([member]))]),
      ...(isFronting && current[0]?.uuid !== member.uuid
        ? [item('first', <ArrowUpToLine />, () => switchNow([member, ...others]))]
        : []),
      ...(isFronting ? [item('end', <X />, () => switchNow(others))] : []),
      item(isFavourite ? 'unstar' : 'star', <Star fill={isFavourite ? 'currentColor' : 'none'} />, () =>
        favour(member, !isFavourite),
      ),
      ...STATES.filter((state) => state !== (states[member.uuid] ?? null)).map((state) => ({
        id: `state-${state}`,
        label: words.states[state ?? 'active'](member.name),
        icon: state === null ? <Sun /> : state === 'resting' ? <Moon /> : <UserX />,
        onAction: () => {
          setStates([member], state);
          // Whoever rests leaves the list with the focus.
          catchFocus(listedMember);
        },
      })),
      item('open', <ExternalLink />, () => {
        void navigate({ to: '/lookup/member/$id', params: { id: member.id } });
      }),
    ];
  };
}
