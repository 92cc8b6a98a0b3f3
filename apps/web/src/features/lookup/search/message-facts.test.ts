import { messageFromWire, wireMessageSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { messageAddress, messageFacts } from './message-facts.ts';

function makeMessage(fields: Record<string, unknown> = {}) {
  const wire = parse(wireMessageSchema, {
    id: '1236937000000000000',
    original: '1236936990000000000',
    sender: '466378653216014359',
    channel: '471388251102380000',
    guild: '466707357099884544',
    timestamp: '2024-05-06T07:08:09Z',
    system: null,
    member: null,
    ...fields,
  });
  return messageFromWire(wire, '2026-01-01T00:00:00.000Z');
}

describe('messageAddress', () => {
  it('leads to the message in Discord', () => {
    expect(messageAddress(makeMessage())).toBe(
      'https://discord.com/channels/466707357099884544/471388251102380000/1236937000000000000',
    );
  });

  it.each([{ guild: null }, { channel: '' }, { guild: '../../evil' }])(
    'is not made up from parts that are missing or no ids (%j)',
    (fields) => {
      expect(messageAddress(makeMessage(fields))).toBeNull();
    },
  );
});

describe('messageFacts', () => {
  it('leaves out what the service does not know', () => {
    const labels = messageFacts(makeMessage({ original: '', guild: null })).map(({ label }) => label);
    expect(labels).toEqual(['Message ID', 'Discord account', 'Channel']);
  });
});
