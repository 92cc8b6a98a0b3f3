import { useStore } from 'zustand/react';
import { useAccountStore } from '../../session/account-hooks.ts';
import { useOwnSystem, useSession } from '../../session/hooks.ts';
import { useSettings } from '../../state/hooks.ts';
import { useNow } from '../../state/use-now.ts';
import { useServices } from '../../sync/services.ts';
import { isReminderDue, isToWrite, planHere } from '../../sync/system-file/copy-plan.ts';
import { createDatedCopies, type DatedCopies } from '../../sync/system-file/dated-copies.ts';
import { type SystemCopies, systemCopiesStores } from '../../sync/system-file/system-copies.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { OfferLine } from '../../ui/notices/offer-line.tsx';
import { formatDay } from '../../ui/time/format-day.ts';
import { copyReminderWords as words } from './words.ts';

const LOOK_EVERY_MS = 60_000;

/**
 * Writes dated copies where that is wanted and a program can, and says when one could not be written. Where a reminder is wanted, says when the
 * last saved copy of the own system is older than that.
 */
export function CopyReminderNotice() {
  const dated = useServices().once(createDatedCopies);
  const plan = planHere(
    useSettings(({ copyPlan }) => copyPlan),
    dated !== null,
  );
  const own = useOwnSystem();
  const { isStored } = useSession();
  const { failure, ...copies } = useStore(useAccountStore(systemCopiesStores));
  const nowMs = useNow(LOOK_EVERY_MS);
  const isDue = own !== null && isReminderDue(copies, plan, nowMs);
  const isFailed = own !== null && isStored && isToWrite(plan);
  return (
    <div role="status" aria-label={words.region}>
      {isDue && <ReminderLine savedAtMs={copies.savedAtMs} />}
      {isFailed && dated !== null && failure !== null && <FailureLine dated={dated} failure={failure} />}
    </div>
  );
}

function ReminderLine({ savedAtMs }: Pick<SystemCopies, 'savedAtMs'>) {
  const { clock } = useServices();
  const store = useAccountStore(systemCopiesStores);
  return (
    <OfferLine text={savedAtMs === null ? words.none : words.last(formatDay(savedAtMs, 'long'))}>
      <span>
        <LinkButton to="/manage/file" size="small" variant="primary">
          {words.save}
        </LinkButton>
      </span>
      <span>
        <Button
          size="small"
          variant="quiet"
          onClick={() => store.update((known) => ({ ...known, putOffAtMs: clock.now() }))}
        >
          {words.later}
        </Button>
        <LinkButton to="/settings" hash="copyPlan" size="small" variant="quiet">
          {words.change}
        </LinkButton>
      </span>
    </OfferLine>
  );
}

interface FailureLineProps {
  dated: DatedCopies;
  failure: NonNullable<SystemCopies['failure']>;
}

function FailureLine({ dated, failure: { problem } }: FailureLineProps) {
  const isChosen = problem !== 'no-folder';
  return (
    <OfferLine text={isChosen ? `${words.failed[problem]} ${words.again}` : words.failed[problem]}>
      {isChosen && (
        <span>
          <Button size="small" onClick={() => void dated.tryAgain()}>
            {words.tryAgain}
          </Button>
        </span>
      )}
      {problem !== 'fetch' && (
        <span>
          <LinkButton to="/settings" hash="copyPlan" size="small" variant="quiet">
            {isChosen ? words.folder : words.choose}
          </LinkButton>
        </span>
      )}
    </OfferLine>
  );
}
