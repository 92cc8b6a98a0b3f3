import { parseGuildId } from '@frontboard/model';

/** The id in an address that contains it in another form, such as a link to the server; null if the address needs no change. */
export function guildInAddress(written: string): string | null {
  const parsed = parseGuildId(written);
  return parsed.ok && parsed.guildId !== written ? parsed.guildId : null;
}
