import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGuildId } from './parse-guild-id.ts';

const ID = '466707357099884544';

describe('a Discord server is understood', () => {
  it.each([
    ID,
    `  ${ID}\n`,
    '10000000000006001',
    '1236937000000000000',
    `https://discord.com/channels/${ID}`,
    `https://discord.com/channels/${ID}/471388251102380000`,
    `https://discord.com/channels/${ID}/471388251102380000/1236937000000000000`,
    `http://discord.com/channels/${ID}/1`,
    `discord.com/channels/${ID}/1`,
    `https://www.discord.com/channels/${ID}/1`,
    `https://ptb.discord.com/channels/${ID}/1/2`,
    `https://canary.discordapp.com/channels/${ID}/1/2`,
    `https://discord.com/channels/${ID}?utm=1`,
    `discord://-/channels/${ID}/471388251102380000`,
    `discord:///channels/${ID}/471388251102380000`,
    `HTTPS://DISCORD.COM/channels/${ID}/1`,
  ])('in %j', (text) => {
    expect(parseGuildId(text)).toMatchObject({ ok: true, guildId: text.includes(ID) ? ID : text });
  });
});

describe('a text that is not a server is refused with a reason', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['1234', 'too-short'],
    ['1234567890123456', 'too-short'],
    ['12345678901234567890', 'too-long'],
    ['https://discord.com/channels/@me/471388251102380000', 'direct-messages'],
    ['https://discord.com/channels/1234/5', 'too-short'],
    ['https://discord.gg/abcdef', 'invite'],
    ['discord.com/invite/abcdef', 'invite'],
    ['The chess club', 'malformed'],
    ['466707357099884544-1236937000000000000', 'malformed'],
    [`https://example.net/channels/${ID}`, 'malformed'],
    [`https://discord.com.example.net/channels/${ID}`, 'malformed'],
    [`https://discord.com/users/${ID}`, 'malformed'],
    ['4667073570998845.4', 'malformed'],
    ['٤٦٦٧٠٧٣٥٧٠٩٩٨٨٤٥٤٤', 'malformed'],
    [`${'1'.repeat(300)}`, 'malformed'],
  ])('%j is %s', (text, reason) => {
    expect(parseGuildId(text)).toMatchObject({ ok: false, reason });
  });

  it('any text is read without throwing, and only 17 to 19 digits pass', () => {
    const part = fc.constantFrom('https://', 'discord.com', '/channels/', ID, '@me', '/', ' ', 'x', '1', '-');
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (input) => {
        const parsed = parseGuildId(input);
        if (parsed.ok) expect(parsed.guildId).toMatch(/^\d{17,19}$/);
      }),
    );
  });
});
