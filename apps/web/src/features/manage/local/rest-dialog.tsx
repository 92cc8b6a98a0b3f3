import { type Member, memberLabel, recordKey } from '@frontboard/model';
import { useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { FactText } from '../../../lists/entries/entry-parts.tsx';
import { frontedFact } from '../../../lists/entries/member-kind.ts';
import { useSetStates } from '../../../parts/member-state/use-set-states.ts';
import { useOwnCaller } from '../../../session/caller.ts';
import { useMemberStates } from '../../../session/local/member-states.ts';
import type { LastFrontedState } from '../../../sync/history/last-fronted-state.ts';
import { useLastFronted } from '../../../sync/history/use-last-fronted.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { useGrowing } from '../../../ui/scrolling/use-growing.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { formatDay } from '../../../ui/time/format-day.ts';
import styles from './rest-dialog.module.css';
import { withoutSwitch } from './without-switch.ts';
import { localWords } from './words.ts';

const words = localWords.dialog;

interface RestDialogProps {
  members: readonly Member[];
  onClose: () => void;
}

/** Lists who has not been in front for twelve months, and makes the chosen ones resting. */
export function RestDialog({ members, onClose }: RestDialogProps) {
  const { clock } = useServices();
  const { ref } = useOwnCaller();
  const naming = useNaming();
  const states = useMemberStates();
  const fronts = useLastFronted(ref, false);
  const set = useSetStates();
  const [sinceMs] = useState(() => {
    const date = new Date(clock.now());
    return date.setFullYear(date.getFullYear() - 1);
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const active = members.filter((member) => states[recordKey(member)] === undefined);
  const { found, unknown } = withoutSwitch(active, ({ id }) => fronts.lastOf(id), sinceMs);
  const { shown, more } = useGrowing(found);
  const chosen = found.filter((member) => !left.has(recordKey(member)));
  const day = formatDay(sinceMs, 'medium');
  const nameOf = (member: Member) => memberLabel(member, naming).name;
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  const rest = () => {
    set(
      chosen.map((member) => ({ uuid: recordKey(member), name: nameOf(member) })),
      'resting',
    );
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {chosen.length > 0 && (
            <Button variant="primary" onClick={rest}>
              {words.set(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      <div className={stack(3)}>
        {found.length > 0 ? (
          <p>{words.lead(day)}</p>
        ) : (
          unknown === 0 && !fronts.isLoading && <p>{words.none(day)}</p>
        )}
        <Known fronts={fronts} unknown={unknown} />
        <ul aria-label={words.members} className={stack(0)}>
          {shown.map((member) => {
            const key = recordKey(member);
            return (
              <li key={key}>
                <label className={styles.option}>
                  <input type="checkbox" checked={!left.has(key)} onChange={() => toggle(key)} />
                  <Foreign className={styles.name}>{nameOf(member)}</Foreign>
                  <span className={softSmall}>
                    <FactText fact={frontedFact(fronts.lastOf(member.id))} />
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
        {more}
      </div>
    </Dialog>
  );
}

/** How far back it is known who was in front, if that is not far enough. */
function Known({ fronts, unknown }: { fronts: LastFrontedState; unknown: number }) {
  if (unknown === 0) return null;
  const { isLoading, knownFromMs } = fronts;
  if (isLoading) return <p role="status">{words.loading}</p>;
  return (
    <div role="note" className={stack(2)}>
      <p>
        {knownFromMs === null
          ? words.nothingKnown
          : words.knownFrom(formatDay(knownFromMs, 'medium'), unknown)}
      </p>
      <div>
        <LinkButton to="/history" size="small">
          {words.history}
        </LinkButton>
      </div>
    </div>
  );
}
