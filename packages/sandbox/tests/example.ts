import { expect } from 'vitest';
import {
  createEmptyState,
  createSandbox,
  defaultConfig,
  type GroupRow,
  insertGroup,
  insertMember,
  insertMessage,
  insertSwitch,
  insertSystem,
  type MemberRow,
  parseMicros,
  putAccount,
  putToken,
  type Sandbox,
  type SandboxOptions,
  type SandboxState,
  type SystemRow,
} from '../src/index.ts';
import { newGroupRow, newMemberRow, newSystemRow } from '../src/store/new-rows.ts';

/** The present of the tests. */
const NOW = '2026-03-01T12:00:00Z';
export const NOW_MS = Date.parse(NOW);

/** The token of the system exmpl; `O` below is that of zzzzzz. */
export const TOKEN = 'T'.repeat(64);
export const OTHER_TOKEN = 'O'.repeat(64);

export const UUIDS = {
  exmpl: '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11',
  zzzzzz: '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b22',
  quiet: '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b33',
  aaaaaa: '0b6f0c52-3d0e-4c5e-8a3b-5d1f2c9a7e01',
  bbbbbb: '0b6f0c52-3d0e-4c5e-8a3b-5d1f2c9a7e02',
  yyyyyy: '0b6f0c52-3d0e-4c5e-8a3b-5d1f2c9a7e03',
  gggggg: 'b1f4a7d2-9c3e-4a51-8f0d-6e2b7c8d9a01',
  hhhhhh: 'b1f4a7d2-9c3e-4a51-8f0d-6e2b7c8d9a02',
  foreigngroup: 'b1f4a7d2-9c3e-4a51-8f0d-6e2b7c8d9a03',
  current: '5e0c7f4b-2a1d-4e8f-9b6c-1d2e3f4a5b01',
  older: '5e0c7f4b-2a1d-4e8f-9b6c-1d2e3f4a5b02',
  foreignswitch: '5e0c7f4b-2a1d-4e8f-9b6c-1d2e3f4a5b03',
  unknown: '00000000-0000-4000-8000-000000000000',
} as const;

export const ACCOUNT = '466378653216014359';
export const GUILD = '466707357099884544';
/** Sent five minutes before {@link NOW} by aaaaaa, on behalf of the message `ORIGINAL`. */
const MESSAGE = snowflakeAt(NOW_MS - 5 * 60_000);
const ORIGINAL = snowflakeAt(NOW_MS - 5 * 60_000 - 900);

/** The snowflake of that moment. */
export function snowflakeAt(ms: number): string {
  return (BigInt(ms - 1_420_070_400_000) << 22n).toString();
}

export function makeSystem(row: Partial<SystemRow> & Pick<SystemRow, 'id' | 'uuid'>): SystemRow {
  return newSystemRow({ created: '2021-11-07T18:03:21.512345Z', ...row });
}

export function makeMember(row: Partial<MemberRow> & Pick<MemberRow, 'id' | 'uuid' | 'system'>): MemberRow {
  return newMemberRow({ name: row.id, created: '2022-01-02T03:04:05.6789Z', ...row });
}

function makeGroup(row: Partial<GroupRow> & Pick<GroupRow, 'id' | 'uuid' | 'system'>): GroupRow {
  return newGroupRow({ name: row.id, created: '2022-01-02T03:04:05.6Z', ...row });
}

/**
 * The world of the conformance vectors. System exmpl: members aaaaaa and bbbbbb, groups gggggg (with aaaaaa) and hhhhhh
 * (empty), a switch to [bbbbbb, aaaaaa] and then the current one to [aaaaaa], an account, a message. System zzzzzz:
 * member yyyyyy, group iiiiii, a switch. System quiet: nothing, it never switched.
 */
export function exampleState(): SandboxState {
  const state = createEmptyState();
  insertSystem(state, makeSystem({ id: 'exmpl', uuid: UUIDS.exmpl, name: 'Example', tag: '| EX' }));
  insertSystem(state, makeSystem({ id: 'zzzzzz', uuid: UUIDS.zzzzzz, name: 'Zed' }));
  insertSystem(state, makeSystem({ id: 'quiet', uuid: UUIDS.quiet }), defaultConfig());
  insertMember(state, makeMember({ id: 'aaaaaa', uuid: UUIDS.aaaaaa, system: UUIDS.exmpl, name: 'Alice' }));
  insertMember(state, makeMember({ id: 'bbbbbb', uuid: UUIDS.bbbbbb, system: UUIDS.exmpl, name: 'Bob' }));
  insertMember(state, makeMember({ id: 'yyyyyy', uuid: UUIDS.yyyyyy, system: UUIDS.zzzzzz }));
  insertGroup(
    state,
    makeGroup({ id: 'gggggg', uuid: UUIDS.gggggg, system: UUIDS.exmpl, members: [UUIDS.aaaaaa] }),
  );
  insertGroup(state, makeGroup({ id: 'hhhhhh', uuid: UUIDS.hhhhhh, system: UUIDS.exmpl }));
  insertGroup(state, makeGroup({ id: 'iiiiii', uuid: UUIDS.foreigngroup, system: UUIDS.zzzzzz }));
  insertSwitch(state, {
    uuid: UUIDS.older,
    system: UUIDS.exmpl,
    timestamp: parseMicros('2026-02-28T08:00:00.5Z'),
    members: [UUIDS.bbbbbb, UUIDS.aaaaaa],
  });
  insertSwitch(state, {
    uuid: UUIDS.current,
    system: UUIDS.exmpl,
    timestamp: parseMicros('2026-03-01T09:30:00.123456Z'),
    members: [UUIDS.aaaaaa],
  });
  insertSwitch(state, {
    uuid: UUIDS.foreignswitch,
    system: UUIDS.zzzzzz,
    timestamp: parseMicros('2026-03-01T10:00:00Z'),
    members: [UUIDS.yyyyyy],
  });
  insertMessage(state, {
    id: MESSAGE,
    original: ORIGINAL,
    sender: ACCOUNT,
    channel: '471388251102380000',
    guild: GUILD,
    member: UUIDS.aaaaaa,
  });
  putAccount(state, ACCOUNT, UUIDS.exmpl);
  putAccount(state, '466378653216014360', null);
  putToken(state, { token: TOKEN, system: UUIDS.exmpl, label: 'Example' });
  putToken(state, { token: OTHER_TOKEN, system: UUIDS.zzzzzz, label: 'Zed' });
  return state;
}

/** An answer with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is empty or no JSON. */
  readonly json: unknown;
}

export interface SendOptions {
  readonly token?: string;
  /** Sent as JSON, or as it is when it is a string. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly ip?: string;
}

/** A sandbox on the world of the conformance vectors, or another, with a clock that advances only on request. */
export class Example {
  readonly sandbox: Sandbox;
  nowMs = NOW_MS;

  constructor(options: SandboxOptions = {}) {
    this.sandbox = createSandbox({
      world: exampleState(),
      rateLimit: false,
      clock: { now: () => this.nowMs },
      ...options,
    });
  }

  get state(): SandboxState {
    return this.sandbox.state;
  }

  /** A request to a path below `/v2`, or to a whole path such as `/v1/s`. */
  async send(method: string, path: string, options: SendOptions = {}): Promise<Answer> {
    const { token, body, ip = '192.0.2.1' } = options;
    const headers = new Headers({ 'User-Agent': 'tests' });
    if (token !== undefined) headers.set('Authorization', token);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const whole = /^\/(?:v1|v2|private|foo|$)/.test(path) ? path : `/v2${path}`;
    const request = new Request(`http://sandbox.test${whole}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (headers.get('Content-Type') === null) request.headers.delete('Content-Type');
    const response = await this.sandbox.fetch(request, { ip });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  }

  get(path: string, token?: string): Promise<Answer> {
    return this.send('GET', path, token === undefined ? {} : { token });
  }

  /** As the owner of exmpl. */
  own(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.send(method, path, body === undefined ? { token: TOKEN } : { token: TOKEN, body });
  }
}

/** A short form of an answer: `200`, `404/20001`, `404 empty`, `400 text Unsupported API version`. */
export function inShort(answer: Answer): string {
  const { status, text, json } = answer;
  if (text === '') return status === 204 ? '204' : `${status} empty`;
  const code = property(json, 'code');
  const type = answer.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/plain')) return `${status} text ${String(property(json, 'message') ?? text)}`;
  return code === undefined ? String(status) : `${status}/${String(code)}`;
}

/** A property of a JSON object, undefined of anything else. */
export function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

/** Expects a list of objects and returns one property of each. */
export function column(value: unknown, key: string): unknown[] {
  expect(Array.isArray(value)).toBe(true);
  return Array.isArray(value) ? value.map((item) => property(item, key)) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Empty and plain texts are no JSON; the tests look at the text then.
    return undefined;
  }
}
