import { useStore } from 'zustand/react';
import { useOwnSystem } from '../../session/hooks.ts';
import { useSettings } from '../../state/hooks.ts';
import { useNow } from '../../state/use-now.ts';
import { useServices } from '../../sync/services.ts';
import { isCopyDue } from '../../sync/system-file/copy-reminder.ts';
import { useSystemCopies } from '../../sync/system-file/use-system-copies.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { OfferLine } from '../../ui/offer-line.tsx';
import { copyReminderWords as words } from './words.ts';

const LOOK_EVERY_MS = 60_000;

/** Reminds when the last saved copy of the own system is older than chosen. Rendered only if a reminder is on. */
export function CopyReminderNotice() {
  const { clock } = useServices();
  const own = useOwnSystem();
  const wanted = useSettings(({ copyReminder }) => copyReminder);
  const store = useSystemCopies();
  const copies = useStore(store);
  const nowMs = useNow(LOOK_EVERY_MS);
  const isDue = own !== null && isCopyDue(copies, wanted, nowMs);
  const { savedAtMs } = copies;
  return (
    <div role="status" aria-label={words.region}>
      {isDue && (
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
            <LinkButton to="/settings" hash="copyReminder" size="small" variant="quiet">
              {words.change}
            </LinkButton>
          </span>
        </OfferLine>
      )}
    </div>
  );
}
