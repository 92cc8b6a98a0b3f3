import { NumberSlider } from './number-slider.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { ToggleSwitch } from './toggle-switch.tsx';

/** The state of an option, by the kind of its control. */
type OptionState =
  | {
      readonly kind: 'toggle';
      readonly isSelected: boolean;
      readonly isDisabled: boolean;
      readonly onChange: (isOn: boolean) => void;
    }
  | {
      readonly kind: 'size';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly value: number;
      readonly onChange: (value: number) => void;
    }
  | {
      readonly kind: 'place';
      readonly places: readonly string[];
      readonly value: string;
      readonly onChange: (value: string) => void;
    };

interface OptionControlProps {
  option: OptionState;
  label: string;
  description?: string;
  /** The unit of a size, such as px. */
  unit: string;
  placeLabels: Readonly<Record<string, string>>;
  /** Whether the places are beside their label. */
  isRow?: boolean;
}

/** The control that fits the kind of an option. */
export function OptionControl({
  option,
  label,
  description,
  unit,
  placeLabels,
  isRow = false,
}: OptionControlProps) {
  const words = { label, ...(description !== undefined && { description }) };
  switch (option.kind) {
    case 'toggle': {
      const { isSelected, isDisabled, onChange } = option;
      return <ToggleSwitch {...words} isSelected={isSelected} isDisabled={isDisabled} onChange={onChange} />;
    }
    case 'size': {
      const { min, max, step, value, onChange } = option;
      return <NumberSlider {...words} {...{ min, max, step, value, onChange }} unit={unit} />;
    }
    case 'place':
      return (
        <SegmentedControl
          {...words}
          {...(isRow && { layout: 'row' as const })}
          options={option.places.map((value) => ({ value, label: placeLabels[value] ?? value }))}
          value={option.value}
          onChange={option.onChange}
        />
      );
  }
}
