import { isDayKey } from '@frontboard/model';
import { formatNumber } from '../../platform/device-format.ts';
import { startOfLocalDay } from '../../platform/local-day.ts';
import type { FieldDefinition } from '../../session/local/local-tables.ts';
import { formatDay } from '../../ui/time/format-day.ts';
import { ownListWords } from './words.ts';

/** A value of an own field as it is read. One that does not fit the kind of its field is shown as it is. */
export function shownValue({ kind }: Pick<FieldDefinition, 'kind'>, value: string): string {
  if (kind === 'date' && isDayKey(value)) return formatDay(startOfLocalDay(value), 'medium');
  if (kind === 'yes-no' && (value === 'yes' || value === 'no')) return ownListWords[value];
  // The digits stay as they are: a year or a number of a house is no amount.
  if (kind === 'number' && !Number.isNaN(Number(value))) return value.replace('.', decimalMark());
  return value;
}

function decimalMark(): string {
  return formatNumber(1.5).replaceAll(/\p{Nd}/gu, '');
}
