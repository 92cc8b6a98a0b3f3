import { randomUuid } from '@frontboard/model';
import { CircleHelp } from 'lucide-react';
import { useId } from 'react';
import { removingLocal, useLocalDataStore } from '../../../session/local/local-data.ts';
import { notingUnsure } from '../../../session/local/unsure.ts';
import { useSettings } from '../../../state/hooks.ts';
import { serviceNow } from '../../../state/service-now.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { formatMoment } from '../../../ui/time/format-moment.ts';
import { useDesk } from '../desk/switch-desk.tsx';
import { unsureWords as words } from './words.ts';

/** Notes on this device that somebody is in front whom nobody knows: from now, or from the chosen time. Records nothing. */
export function Somebody() {
  const isWanted = useSettings(({ unsureTimes }) => unsureTimes);
  const services = useServices();
  const store = useLocalDataStore();
  const { atMs } = useDesk();
  const hintId = useId();
  if (!isWanted) return null;
  const note = () => {
    const id = randomUuid();
    const nowMs = serviceNow(services);
    const fromMs = atMs ?? nowMs;
    store.update(notingUnsure({ kind: 'somebody', atMs: fromMs }, id));
    services.notices.notify({
      kind: 'info',
      title: words.noted(formatMoment(fromMs, nowMs)),
      caption: words.notSent,
      undo: () => store.update(removingLocal('unsure', id)),
    });
  };
  return (
    <div>
      <Button
        size="small"
        variant="quiet"
        icon={<CircleHelp aria-hidden="true" />}
        aria-describedby={hintId}
        onClick={note}
      >
        {words.somebody}
      </Button>
      <VisuallyHidden>
        <span id={hintId}>{words.somebodyHint}</span>
      </VisuallyHidden>
    </div>
  );
}
