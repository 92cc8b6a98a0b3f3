import type { FrontMember } from '../../session/front-member.ts';
import { useNotify } from '../../state/hooks.ts';
import { useRecordSwitch } from '../../sync/switches/use-record-switch.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';
import { listNames } from '../../text/list-names.ts';
import { switchNoticeWords as words } from './switch-notice-words.ts';

const UNDO_NOTICE_MS = 15_000;
/** More fronters are counted, not listed. */
const MOST_NAMES = 4;

/** Members by their current names in a phrase. */
export function frontNames(front: readonly FrontMember[]): string {
  return listNames(
    front.map(({ name }) => name || null),
    MOST_NAMES,
  );
}

interface NoticedSwitch {
  /** Resolves to why the switch could not be stored; to null if it was; to undefined if it is being recorded already. */
  readonly switchTo: (
    members: readonly FrontMember[],
    atMs: number | null,
  ) => Promise<string | null | undefined>;
  /** Takes back a switch by the id of its operation, and says how that went. */
  readonly takeBack: (id: string) => Promise<void>;
}

/** Records a switch and says so in a notice that offers Undo. */
export function useNoticedSwitch(): NoticedSwitch {
  const { notify } = useNotify();
  const { undo } = useSwitchQueue();
  const recordSwitch = useRecordSwitch();

  async function takeBack(id: string): Promise<void> {
    const result = await undo(id).catch(() => null);
    if (result?.ok) notify({ kind: 'info', title: words.undone });
    else notify({ kind: 'warning', title: words.notUndone, ...(result && { caption: result.message }) });
  }

  async function switchTo(members: readonly FrontMember[], atMs: number | null) {
    const result = await recordSwitch({ members, atMs });
    if (result === null) return undefined;
    if (!result.ok) return result.message;
    const { id, isDurable } = result;
    notify({
      kind: isDurable ? 'positive' : 'warning',
      title: members.length === 0 ? words.switchedOut : words.switched(frontNames(members)),
      ...(!isDurable && { caption: words.notDurable }),
      timeoutMs: UNDO_NOTICE_MS,
      undo: () => void takeBack(id),
    });
    return null;
  }

  return { switchTo, takeBack };
}
