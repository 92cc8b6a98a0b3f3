import { initials } from '@frontboard/model';
import type { NamingOptions } from './system-view.ts';

/** A name that a person gave to something on this device, as the screen shows it: its initials in discreet mode. */
export function localName(name: string, { isDiscreet }: Pick<NamingOptions, 'isDiscreet'>): string {
  return isDiscreet ? initials(name) : name;
}
