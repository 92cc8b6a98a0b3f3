import { type CSSProperties, type ReactNode, useId } from 'react';
import { soft } from '../text/text-look.ts';
import fieldStyles from './field.module.css';
import styles from './number-slider.module.css';

interface NumberSliderProps {
  label: string;
  /** One sentence under the label. */
  description?: ReactNode;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Written after the number, such as `px`. */
  unit?: string;
  /** Words for the value instead of the number and unit, such as "5 minutes". */
  format?: (value: number) => string;
  onChange: (value: number) => void;
}

/** A number chosen by a slider, with the number beside its name. */
export function NumberSlider({
  label,
  description,
  value,
  min,
  max,
  step = 1,
  unit,
  format,
  onChange,
}: NumberSliderProps) {
  const id = useId();
  const words = format ? format(value) : unit ? `${value} ${unit}` : String(value);
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className={fieldStyles.field}>
      <div className={styles.head}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        <output htmlFor={id} className={soft}>
          {words}
        </output>
      </div>
      {description && (
        <div id={`${id}-description`} className={fieldStyles.description}>
          {description}
        </div>
      )}
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={step}
        style={{ '--filled': `${filled}%` } as CSSProperties} // React's type has no custom properties
        value={value}
        aria-valuetext={words}
        aria-describedby={description ? `${id}-description` : undefined}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
