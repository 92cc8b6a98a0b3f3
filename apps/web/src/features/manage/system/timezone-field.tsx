import { findTimezone, listTimezones } from '@frontboard/model/timezone';
import { useId, useMemo } from 'react';
import type { BoundField } from '../../../data/edit/types.ts';
import { dateFormat } from '../../../platform/device-format.ts';
import { useNow } from '../../../state/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { namesakes } from './namesakes.ts';
import styles from './system-screen.module.css';
import { systemWords } from './words.ts';

const words = systemWords.settings.timezone;
const MINUTE_MS = 60_000;
/** More than this would be a list to read and not a question. */
const MOST_OFFERED = 6;

/** The time zone by name, abbreviation or alternative name, with the zone that was understood and the time there. */
export function TimezoneField(field: BoundField<string>) {
  const id = useId();
  const nowMs = useNow(MINUTE_MS);
  const zone = findTimezone(field.value);
  const others = useMemo(() => namesakes(field.value), [field.value]);
  const offered = others.filter(({ name }) => name !== zone?.name).slice(0, MOST_OFFERED);
  return (
    <div className={styles.stack}>
      <TextBox {...field} label={systemWords.settings.labels.timezone} description={words.hint} list={id} />
      <datalist id={id}>
        {listTimezones().map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status" className={styles.soft}>
        {zone !== null && words.understood(zone.name, zone.alternativeName, timeIn(zone.name, nowMs))}
      </p>
      {offered.length > 0 && (
        <div className={styles.offers}>
          <span className={styles.soft}>
            {zone === null ? words.perhaps : words.alsoCalled(field.value.trim())}
          </span>
          {offered.map(({ name }) => (
            <Button key={name} size="small" onClick={() => field.onChange(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function timeIn(timeZone: string, atMs: number): string {
  try {
    return dateFormat({ timeZone, hour: 'numeric', minute: '2-digit' }).format(atMs);
  } catch {
    // A zone this browser does not know yet.
    return '';
  }
}
