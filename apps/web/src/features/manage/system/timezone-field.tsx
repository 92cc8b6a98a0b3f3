import { readTimezone, type Timezone, timezoneIds } from '@frontboard/model/timezone';
import { useId, useMemo } from 'react';
import { dateFormat } from '../../../platform/device-format.ts';
import { useNow } from '../../../state/use-now.ts';
import type { BoundField } from '../../../sync/edit/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { cluster, stack } from '../../../ui/layout/layout.ts';
import { softSmall } from '../../../ui/text/text-look.ts';
import { timezoneWords as words } from './timezone-words.ts';
import { ownSystemWords } from './words.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
/** More would be a list to read and not a question. */
const MOST_OFFERED = 6;

/** The time zone by name, offset, abbreviation or alternative name, with the zone that was understood and the time there. */
export function TimezoneField(field: BoundField<string>) {
  const id = useId();
  const nowMs = useNow(MINUTE_MS);
  const reading = useMemo(() => readTimezone(field.value), [field.value]);
  const typed = field.value.trim();
  const offered = reading.kind === 'ambiguous' ? reading.ids : reading.kind === 'zone' ? reading.others : [];
  const isAsked = reading.kind === 'ambiguous';
  return (
    <div className={stack(2)}>
      <TextBox
        {...field}
        label={ownSystemWords.settings.labels.timezone}
        description={words.hint}
        list={id}
      />
      <datalist id={id}>
        {[...timezoneIds().keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status" className={softSmall}>
        {reading.kind === 'zone' && understood(reading.zone, nowMs)}
        {isAsked && words.which(typed)}
      </p>
      {offered.length > 0 && (
        <div className={cluster(2)}>
          {!isAsked && <span className={softSmall}>{words.alsoCalled(typed)}</span>}
          {offered.slice(0, MOST_OFFERED).map((name) => (
            <Button key={name} size="small" onClick={() => field.onChange(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function understood(zone: Timezone, nowMs: number): string {
  return words.understood(zone.id, zone.entry?.alternativeName ?? null, timeIn(zone, nowMs));
}

function timeIn({ id, offsetSeconds }: Timezone, atMs: number): string {
  try {
    const format = dateFormat({
      timeZone: offsetSeconds === null ? id : 'UTC',
      hour: 'numeric',
      minute: '2-digit',
    });
    return format.format(atMs + (offsetSeconds ?? 0) * SECOND_MS);
  } catch {
    // A zone this browser does not know yet.
    return '';
  }
}
