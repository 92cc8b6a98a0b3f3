import type { Random } from './random.ts';

const HEX = '0123456789abcdef';
/**
 * The letters the service draws new ids from, without its vowels: no id of a world then spells a word by chance.
 */
const ID_LETTERS = 'bcfghjknprstvwxyz';
const TOKEN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const TOKEN_LENGTH = 64;
const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** The guild the service's own development seed uses; here so that examples written for it work. */
export const EXAMPLE_GUILD = '466707357099884544';

/** A version 4 uuid, lower case with dashes. */
export function drawUuid(random: Random): string {
  const text = drawText(random, HEX, 32);
  const variant = HEX.charAt(random.between(8, 11));
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-${variant}${text.slice(17, 20)}-${text.slice(20)}`;
}

/** A short id of `length` letters for which `isTaken` is false. */
export function drawId(random: Random, length: 5 | 6, isTaken: (id: string) => boolean): string {
  for (;;) {
    const id = drawText(random, ID_LETTERS, length);
    if (!isTaken(id)) return id;
  }
}

/** A token in the service's form, 64 characters of `A-Za-z0-9+/`, that says itself that it is not real. */
export function drawToken(random: Random, world: string, systemId: string): string {
  const start = `SANDBOX/${world}/${systemId}/NOT+A+REAL+TOKEN/`;
  return start + drawText(random, TOKEN_LETTERS, TOKEN_LENGTH - start.length);
}

/** Each test starts with a world of thousands of ids: a loop draws them in a fraction of the time of `Array.from`. */
function drawText(random: Random, letters: string, length: number): string {
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text += letters.charAt(random.between(0, letters.length - 1));
  }
  return text;
}

/** A Discord snowflake whose time is `ms` (since 1970); `serial` (0 to 4095) distinguishes the snowflakes of one millisecond. */
export function snowflakeAt(ms: number, serial: number): string {
  return String((BigInt(Math.floor(ms) - DISCORD_EPOCH_MS) << 22n) + BigInt(serial));
}

/**
 * An invented Discord id of 17 digits for an account, guild or channel. Its time is before Discord opened (January
 * 2015), so it cannot belong to a real account.
 */
export function inventedSnowflake(serial: number): string {
  return String(10_000_000_000_000_000n + BigInt(serial));
}
