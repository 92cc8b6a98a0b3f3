import { useSettings } from '../../../state/hooks.ts';
import { serviceNow } from '../../../state/service-now.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { useDesk } from '../desk/switch-desk.tsx';
import whenStyles from '../when-chips.module.css';
import { unsureMoments } from './unsure-moments.ts';
import { unsureWords as words } from './words.ts';

/** Parts of the day to choose as a time that is only about right. */
export function UnsureTimes() {
  const isWanted = useSettings(({ unsureTimes }) => unsureTimes);
  const services = useServices();
  const { draft, atMs, isAbout, setDraft } = useDesk();
  if (!isWanted) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame, and buttons are not fields
    <div role="group" aria-label={words.title} className={whenStyles.chips}>
      {unsureMoments(serviceNow(services)).map((moment) => (
        <Button
          key={moment.part}
          size="small"
          className={whenStyles.chip}
          aria-pressed={isAbout && atMs === moment.atMs}
          onClick={() => setDraft(draft, moment.atMs, true)}
        >
          {words.sometime[moment.part]}
        </Button>
      ))}
    </div>
  );
}

/** Whether the chosen time is only about right. */
export function AboutTime({ atMs }: { atMs: number }) {
  const isWanted = useSettings(({ unsureTimes }) => unsureTimes);
  const { draft, isAbout, setDraft } = useDesk();
  return (
    isWanted && (
      <ToggleSwitch
        label={words.about}
        description={words.aboutText}
        isSelected={isAbout}
        onChange={(isSelected) => setDraft(draft, atMs, isSelected)}
      />
    )
  );
}
