import { recordKey } from '@frontboard/model';
import { History, UserPlus } from 'lucide-react';
import { memo, type PropsWithChildren, type ReactNode, useState } from 'react';
import { NeedsToken } from '../../parts/needs-token.tsx';
import { useSession } from '../../session/hooks.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { BREAKPOINTS_PX } from '../../ui/layout/breakpoints.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PHONE_PX, useNarrowScreen } from '../../ui/layout/use-narrow-screen.ts';
import { Boundary } from '../../ui/loading/boundary.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { AwayLink } from './away/while-away.tsx';
import { SwitchDeskProvider, useBook, useDesk, useSaid } from './desk/switch-desk.tsx';
import { DraftBar, DraftPanel } from './draft/draft-panel.tsx';
import { FutureDialog } from './draft/future-dialog.tsx';
import { PreparedNote } from './draft/prepared-note.tsx';
import { usePrepared } from './draft/use-prepared.ts';
import { CurrentFront } from './front/current-front.tsx';
import { RecentSwitches } from './history/recent-switches.tsx';
import { useOpenedSwitch } from './history/use-opened-switch.tsx';
import { AllMembers } from './list/all-members.tsx';
import { NotePlace, NoteToggle, type NoteWriting, useNoteWriting } from './notes/note-place.tsx';
import { QueueList } from './queue-list.tsx';
import { SwitchOptions } from './switch-options.tsx';
import styles from './switch-screen.module.css';
import { useSwitchKeys } from './use-switch-keys.ts';
import { switchWords as words } from './words.ts';

/** The widest screen that has no room for the second column, in px. */
const ONE_COLUMN_PX = BREAKPOINTS_PX.desktop - 1;

/** Records who is fronting. */
export function SwitchScreen() {
  const { system } = useSession();
  const isPhone = useNarrowScreen(PHONE_PX);
  const note = useNoteWriting();
  return (
    <>
      {system === null ? (
        <>
          <PageHeader title={words.title} />
          <NeedsToken purpose="switch" />
        </>
      ) : (
        <SwitchDeskProvider key={recordKey(system)}>
          <PageHeader
            title={words.title}
            actions={
              <>
                <AwayLink />
                <NoteToggle {...note} />
                <SwitchOptions isIconOnly={isPhone} />
              </>
            }
          />
          <SwitchDeskScreen note={note} />
        </SwitchDeskProvider>
      )}
    </>
  );
}

function SwitchDeskScreen({ note }: { note: NoteWriting }) {
  const isOneColumn = useNarrowScreen(ONE_COLUMN_PX);
  return (
    <>
      <Said />
      <Keys />
      <Prepared />
      <Parts isOneColumn={isOneColumn} note={note} />
      <FutureDialog />
    </>
  );
}

function Said() {
  return (
    <VisuallyHidden>
      <span role="status">{useSaid()}</span>
    </VisuallyHidden>
  );
}

function Keys() {
  const { draft, switchDraft } = useDesk();
  useSwitchKeys(() => switchDraft(draft));
  return null;
}

function Prepared() {
  const { prepared, setPrepared } = usePrepared();
  return prepared !== null && <PreparedNote prepared={prepared} onChange={setPrepared} />;
}

// Answers reach each part separately; this renders only when the width changes, and when a switch is opened. One tree for both widths: the
// text in the search stays when the screen is turned.
const Parts = memo(function Parts({ isOneColumn, note }: { isOneColumn: boolean; note: NoteWriting }) {
  const { open, dialog } = useOpenedSwitch();
  const [recents, setRecents] = useState<boolean | null>(null);
  // If the screen is turned with a switch open, its place in the list is not collapsed.
  const areRecentsUnfolded = recents ?? dialog !== false;
  const recentSwitches = (
    <Boundary>
      <RecentSwitches onOpen={open} />
    </Boundary>
  );
  return (
    <>
      <WithMembers
        otherwise={
          <>
            <NoMembers />
            <QueueList />
            <RecentSwitches onOpen={open} />
          </>
        }
      >
        <div className={styles.screen}>
          <div className={styles.main}>
            <Boundary>
              <CurrentFront>
                {isOneColumn && (
                  <RecentsToggle
                    isUnfolded={areRecentsUnfolded}
                    onToggle={() => setRecents(!areRecentsUnfolded)}
                  />
                )}
              </CurrentFront>
            </Boundary>
            <Boundary>
              <NotePlace {...note} />
            </Boundary>
            {isOneColumn && (
              <Boundary>
                <QueueList isShort={!areRecentsUnfolded} />
              </Boundary>
            )}
            {isOneColumn && areRecentsUnfolded && recentSwitches}
            <Boundary>
              <AllMembers />
            </Boundary>
          </div>
          {isOneColumn ? (
            <Boundary>
              <DraftBar />
            </Boundary>
          ) : (
            <div className={styles.side}>
              <Boundary>
                <DraftPanel />
              </Boundary>
              <Boundary>
                <QueueList />
              </Boundary>
              {recentSwitches}
            </div>
          )}
        </div>
      </WithMembers>
      {dialog}
    </>
  );
});

/** Collapses the recent switches, and expands them above the members. */
function RecentsToggle({ isUnfolded, onToggle }: { isUnfolded: boolean; onToggle: () => void }) {
  return (
    <IconButton
      label={words.recentSwitches}
      tooltip="none"
      aria-expanded={isUnfolded}
      icon={<History aria-hidden="true" />}
      onClick={onToggle}
    />
  );
}

/** Shown unless it is known that the system has no members. */
function WithMembers({ children, otherwise }: PropsWithChildren<{ otherwise: ReactNode }>) {
  return useBook().list.items?.length === 0 ? otherwise : children;
}

function NoMembers() {
  return (
    <EmptyState
      icon={<UserPlus aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={words.empty.title}
      actions={<LinkButton to="/manage/members">{words.empty.create}</LinkButton>}
    >
      <p>{words.empty.text}</p>
    </EmptyState>
  );
}
