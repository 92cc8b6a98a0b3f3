import { contrast, HARDEST_GROUND, outlineColor, type Theme } from '../colors/outline-color.ts';
import fieldStyles from '../fields/field.module.css';
import { VERBATIM_INPUT } from '../fields/verbatim-input.ts';
import { cx } from '../layout/class-names.ts';
import { row } from '../layout/layout.ts';
import { formatDecimal } from '../numbers/format-decimal.ts';
import { softSmall } from '../text/text-look.ts';
import styles from './form.module.css';
import { type ControlWords, FormField, useControl } from './form-field.tsx';
import { formWords } from './words.ts';

const words = formWords.color;
const THEMES: readonly Theme[] = ['light', 'dark'];
/** What the picker shows while no colour is chosen. */
const NO_COLOR = '#8d8d86';

interface ColorInputProps extends ControlWords {
  name?: string;
  /** As typed; the owner of the form decides what is a colour. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** `value` as `#rrggbb`; null if it is none. */
  color: string | null;
}

/** A colour as text, with the platform's picker beside it and its contrast on both themes. */
export function ColorInput({
  label,
  description,
  errors,
  isChanged = false,
  name,
  value,
  onChange,
  onBlur,
  color,
}: ColorInputProps) {
  const parts = useControl({ description, errors });
  return (
    <FormField label={label} description={description} errors={errors} isChanged={isChanged} parts={parts}>
      <div className={fieldStyles.inputRow}>
        <input
          {...parts.aria}
          id={parts.id}
          name={name}
          className={cx(fieldStyles.control, styles.hex)}
          value={value}
          {...VERBATIM_INPUT}
          placeholder={words.placeholder}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <input
          type="color"
          aria-label={words.pick(label)}
          className={cx(styles.picker, color === null && styles.unset)}
          value={color ?? NO_COLOR}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {color !== null && (
        <ul className={styles.contrasts}>
          {THEMES.map((theme) => (
            <Contrast key={theme} theme={theme} color={color} />
          ))}
        </ul>
      )}
    </FormField>
  );
}

/** A colour on one theme: its contrast, and whether it gets a line around it there. */
function Contrast({ theme, color }: { theme: Theme; color: string }) {
  const ground = HARDEST_GROUND[theme];
  const line = outlineColor(color, theme) ?? color;
  return (
    <li className={row(2)}>
      <span aria-hidden="true" className={styles.sample} style={{ background: ground }}>
        <span style={{ background: color, borderColor: line }} />
      </span>
      <span>
        {words.contrast(words.themes[theme], formatDecimal(contrast(color, ground)))}
        <br />
        <span className={softSmall}>{line === color ? words.asIs : words.outlined}</span>
      </span>
    </li>
  );
}
