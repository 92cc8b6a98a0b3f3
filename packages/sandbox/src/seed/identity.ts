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
  const digits = Array.from({ length: 32 }, () => HEX.charAt(random.between(0, 15)));
  digits[12] = '4';
  digits[16] = HEX.charAt(random.between(8, 11));
  const text = digits.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
}

/** A short id of `length` letters for which `isTaken` is false. */
export function drawId(random: Random, length: 5 | 6, isTaken: (id: string) => boolean): string {
  for (;;) {
    const id = Array.from({ length }, () => ID_LETTERS.charAt(random.between(0, ID_LETTERS.length - 1))).join(
      '',
    );
    if (!isTaken(id)) return id;
  }
}

/** A token in the service's form, 64 characters of `A-Za-z0-9+/`, that says itself that it is not real. */
export function drawToken(random: Random, world: string, systemId: string): string {
  const start = `SANDBOX/${world}/${systemId}/NOT+A+REAL+TOKEN/`;
  const rest = Array.from({ length: TOKEN_LENGTH - start.length }, () =>
    TOKEN_LETTERS.charAt(random.between(0, TOKEN_LETTERS.length - 1)),
  );
  return start + rest.join('');
}

/** A Discord snowflake whose time is `ms` (since 1970); `serial` (0 to 4095) distinguishes those of one millisecond. */
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
