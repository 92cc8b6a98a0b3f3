import type { FrontSwitch } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { switchQueries } from '../../../cache/switches/queries.ts';
import { useOwnCaller } from '../../../session/caller.ts';
import type { StoredChange } from '../../../sync/switches/change-outcome.ts';
import { withPending } from '../../../sync/switches/pending-changes.ts';
import type { QueueEntry } from '../../../sync/switches/types.ts';
import { type SwitchDraft, useSwitchDraft } from '../../../sync/switches/use-switch-draft.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { opensKeyboard } from '../../../ui/focus/initial-focus.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { DraftNote } from '../draft-note.tsx';
import type { EditedHistory } from '../use-planned-edit.ts';
import { DeleteForm } from './delete-form.tsx';
import type { SwitchMode } from './form-props.ts';
import { MembersForm } from './members-form.tsx';
import { switchDialogWords as words } from './switch-dialog-words.ts';
import { SwitchView } from './switch-view.tsx';
import { TimeForm } from './time-form.tsx';
import { useUndoNotice } from './use-undo-notice.ts';

interface SwitchDialogProps {
  /** As in the list. */
  listed: FrontSwitch;
  history: EditedHistory;
  /** The state of its waiting change; null for none. */
  pending: QueueEntry | null;
  lasted: string;
  mode: SwitchMode;
  isOpen: boolean;
  onMode: (mode: SwitchMode) => void;
  onClose: () => void;
}

/** A single switch: view, move, change, delete. */
export function SwitchDialog(props: SwitchDialogProps) {
  const { listed, mode, isOpen, onClose } = props;
  return (
    <Dialog title={words.titles[mode]} isOpen={isOpen} onClose={onClose}>
      {isOpen && <DialogContent key={listed.id} {...props} />}
    </Dialog>
  );
}

function DialogContent({ listed, history, pending, lasted, mode, onMode, onClose }: SwitchDialogProps) {
  const notifyUndoable = useUndoNotice();
  const { caller, ref } = useOwnCaller();
  const { data, isFetching } = useQuery(switchQueries(caller).detail(ref, listed.id ?? ''));
  /** The copy from which forms start: the one from when the dialog opened, and not a newer one that arrives while the person types. */
  const [opened, setOpened] = useState<FrontSwitch | null>(null);
  if (opened === null && !isFetching)
    setOpened(data?.state === 'shared' ? withPending(data.value, pending) : listed);
  const shown = opened ?? listed;
  const content = useRef<HTMLDivElement>(null);
  useFocusOfMode(content, mode, opened !== null);
  const { draft, base, setDraft } = useSwitchDraft(listed.id ?? '');
  /** A save can end after this dialog was closed and another one was opened: that one stays open. */
  const closeIfOpen = () => {
    if (content.current !== null) onClose();
  };
  const shared = { frontSwitch: base ?? shown, history, onCancel: () => onMode('view') };
  const finish = (part: keyof SwitchDraft, title: string, change: StoredChange) => {
    setDraft({ ...draft, [part]: null }, shown);
    const { putBack, notPutBack } = words.notices;
    notifyUndoable({ kind: 'positive', title, change, undone: putBack, notUndone: notPutBack });
    closeIfOpen();
  };
  if (opened === null && mode !== 'view')
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">{words.loading}</span>
        </VisuallyHidden>
        <Skeleton height="8rem" />
      </div>
    );
  return (
    <div ref={content}>
      {(mode === 'time' || mode === 'members') && <EarlierDraft key={mode} isThere={draft[mode] !== null} />}
      {mode === 'view' && <SwitchView frontSwitch={shown} lasted={lasted} onMode={onMode} />}
      {mode === 'time' && (
        <TimeForm
          {...shared}
          draft={draft.time}
          onDraft={(time, over) => setDraft({ ...draft, time }, over)}
          onStored={(change) => finish('time', words.notices.timeChanged, change)}
        />
      )}
      {mode === 'members' && (
        <MembersForm
          {...shared}
          draft={draft.members}
          onDraft={(members, over) => setDraft({ ...draft, members }, over)}
          onStored={(change) => finish('members', words.notices.membersChanged, change)}
        />
      )}
      {mode === 'delete' && <DeleteForm {...shared} frontSwitch={shown} onStored={closeIfOpen} />}
    </div>
  );
}

/**
 * When a form appears, its first field gets the focus, or its first button if that field would open a keyboard; back in
 * the view, the button that opened the form gets it.
 */
function useFocusOfMode(content: RefObject<HTMLElement | null>, mode: SwitchMode, isReady: boolean): void {
  const former = useRef<SwitchMode>('view');
  useLayoutEffect(() => {
    if (!isReady || former.current === mode) return;
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    const field = find('form input');
    const place =
      mode === 'view'
        ? find(`[data-way="${former.current}"]`)
        : field && !opensKeyboard(field)
          ? field
          : find('form :is(button, [type="checkbox"]):not(:disabled, [aria-disabled="true"])');
    former.current = mode;
    place?.focus();
  }, [content, mode, isReady]);
}

/** Shown when the form opened with a draft, and not when the person starts to type. */
function EarlierDraft({ isThere }: { isThere: boolean }) {
  const [wasThere] = useState(isThere);
  return wasThere && <DraftNote />;
}
