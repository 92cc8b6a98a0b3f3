import { SlidersHorizontal } from 'lucide-react';
import { useSettings, useUpdateSettings } from '../../state/hooks.ts';
import { correctionWords } from '../../text/correction-words.ts';
import { singleTapsWords } from '../../text/single-taps-words.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import { PopoverButton } from '../../ui/menus/popover-button.tsx';
import styles from './switch-options.module.css';
import { switchWords } from './words.ts';

const words = switchWords.options;
const MINUTES = [1, 5, 10] as const;

/** The options of switching, and the keys of the screen. */
export function SwitchOptions({ isIconOnly }: { isIconOnly: boolean }) {
  return (
    <PopoverButton
      isIconOnly={isIconOnly}
      label={words.title}
      icon={<SlidersHorizontal aria-hidden="true" />}
    >
      <OptionsPanel />
    </PopoverButton>
  );
}

function OptionsPanel() {
  const minutes = useSettings((settings) => settings.correctSwitchMinutes);
  const singleTaps = useSettings((settings) => settings.singleTaps);
  const areSingleKeysOn = useSettings(({ singleKeys }) => singleKeys);
  const update = useUpdateSettings();
  const choices = [
    0,
    ...MINUTES,
    ...(minutes === 0 || MINUTES.some((it) => it === minutes) ? [] : [minutes]),
  ];
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{words.help}</h2>
      <ul className={styles.help}>
        {words.helpLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <SelectField
        label={correctionWords.label}
        description={correctionWords.text}
        options={choices.map((value) => ({
          value: String(value),
          label: value === 0 ? correctionWords.never : correctionWords.within(value),
        }))}
        value={String(minutes)}
        onChange={(value) => update((current) => ({ ...current, correctSwitchMinutes: Number(value) }))}
      />
      <ToggleSwitch
        label={singleTapsWords.label}
        description={singleTapsWords.text}
        isSelected={singleTaps}
        onChange={(next) => update((current) => ({ ...current, singleTaps: next }))}
      />
      <h2 className={styles.title}>{words.keys}</h2>
      <dl className={styles.keys}>
        {[...(areSingleKeysOn ? [words.searchKey] : []), ...words.shortcuts].map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
