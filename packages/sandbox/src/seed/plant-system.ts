import { GROUP_PRIVACY_KEYS, MEMBER_PRIVACY_KEYS, type Priv, SYSTEM_PRIVACY_KEYS } from '@frontboard/model';
import { newMemberRow } from '../store/new-rows.ts';
import {
  defaultConfig,
  insertGroup,
  insertMember,
  insertMessage,
  insertSwitch,
  insertSystem,
  putAccount,
  putAutoproxy,
  putMemberGuild,
  putSystemGuild,
  putToken,
  type SandboxState,
} from '../store/state.ts';
import { formatMicros, microsFromMs, msFromMicros, parseMicros } from '../store/timestamp.ts';
import { planHistory } from './history.ts';
import { drawId, drawToken, drawUuid, snowflakeAt } from './identity.ts';
import { bannerPicture, missingPicture } from './picture.ts';
import { createRandom, type Random } from './random.ts';
import type { GuildSeed, MemberSeed, Picture, SystemSeed } from './system-seed.ts';

/** The target of a seed. */
export interface Ground {
  readonly state: SandboxState;
  /** Part of the seed of all random numbers, so that two worlds never share an id. */
  readonly world: string;
  readonly nowMs: number;
  /** Address of the picture with this name, or null for none. */
  imageUrl(name: string): string | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Adds an invented system with all its parts. Throws if its ids exist or a name in it is unknown. */
export function plantSystem(ground: Ground, seed: SystemSeed): void {
  const { state, world, nowMs } = ground;
  const random = createRandom(`${world}/${seed.id}`);
  const system = drawUuid(random.fork('uuid'));
  insertSystem(
    state,
    {
      uuid: system,
      id: seed.id,
      name: seed.name,
      description: seed.description ?? null,
      tag: seed.tag ?? null,
      pronouns: seed.pronouns ?? null,
      avatar_url: picture(ground, seed.picture, seed.id),
      banner: seed.banner ? ground.imageUrl(bannerPicture(seed.id)) : null,
      color: seed.color ?? null,
      created: instant(nowMs - (seed.createdDaysAgo + random.next()) * DAY_MS, random),
      webhook_url: null,
      privacy: privacy(SYSTEM_PRIVACY_KEYS, seed.private),
    },
    { ...defaultConfig(), ...seed.config },
  );
  const byName = new Map<string, string>();
  for (const member of seed.members) {
    if (byName.has(member.name)) throw new Error(`${seed.id} has two members with the name ${member.name}.`);
    byName.set(member.name, plantMember(ground, seed, system, member, random.fork(`member/${member.name}`)));
  }
  const uuidOf = (name: string) => {
    const uuid = byName.get(name);
    if (uuid === undefined) throw new Error(`${seed.id} has no member with the name ${name}.`);
    return uuid;
  };
  plantGroups(ground, seed, system, uuidOf, random);
  if (seed.history !== undefined) {
    const dice = random.fork('history');
    for (const { timestamp, names } of planHistory(seed.history, nowMs, dice)) {
      insertSwitch(state, { uuid: drawUuid(dice), system, timestamp, members: names.map(uuidOf) });
    }
  }
  for (const account of seed.accounts ?? []) putAccount(state, account, system);
  for (const guild of seed.guilds ?? []) plantGuild(ground, seed, system, guild, uuidOf);
  if (seed.token === true) {
    const token = drawToken(random.fork('token'), world, seed.id);
    putToken(state, { token, system, label: seed.name ?? `System ${seed.id}` });
  }
}

function plantMember(
  ground: Ground,
  seed: SystemSeed,
  system: string,
  member: MemberSeed,
  random: Random,
): string {
  const { state, nowMs } = ground;
  const uuid = drawUuid(random);
  // Members came one by one since the system did, and the newest some weeks ago.
  const createdDaysAgo = Math.max(1, seed.createdDaysAgo * (0.2 + 0.8 * random.next() ** 2) - 1);
  const messages = member.messages ?? Math.floor(4000 * random.next() ** 4);
  const isInFront = seed.history?.now.includes(member.name) ?? false;
  const silentDays = (isInFront ? 0.05 : 30) * random.next() ** 2 + 0.005;
  const avatar = picture(ground, member.picture, `${seed.id}-${uuid.slice(0, 8)}`);
  const row = newMemberRow({
    uuid,
    id: member.id ?? drawId(random, random.chance(0.4) ? 5 : 6, (id) => state.index.memberById.has(id)),
    system,
    name: member.name,
    display_name: member.displayName ?? null,
    color: member.color ?? null,
    birthday: member.birthday ?? null,
    pronouns: member.pronouns ?? null,
    avatar_url: avatar,
    webhook_avatar_url: member.proxyPicture ? ground.imageUrl(`${seed.id}-${uuid.slice(0, 8)}-proxy`) : null,
    banner: member.banner ? ground.imageUrl(bannerPicture(uuid.slice(0, 8))) : null,
    description: member.description ?? null,
    created: instant(nowMs - createdDaysAgo * DAY_MS, random),
    message_count: messages,
    last_message_timestamp:
      messages === 0 ? null : instant(nowMs - Math.min(silentDays, createdDaysAgo) * DAY_MS, random),
    proxy_tags: (member.tags ?? []).map(([prefix, suffix]) => ({ prefix, suffix })),
    privacy: privacy(MEMBER_PRIVACY_KEYS, member.private),
    ...member.fields,
  });
  insertMember(state, row);
  return uuid;
}

function plantGroups(
  ground: Ground,
  seed: SystemSeed,
  system: string,
  uuidOf: (name: string) => string,
  random: Random,
): void {
  for (const group of seed.groups ?? []) {
    const dice = random.fork(`group/${group.name}`);
    const uuid = drawUuid(dice);
    insertGroup(ground.state, {
      uuid,
      id: drawId(dice, dice.chance(0.4) ? 5 : 6, (id) => ground.state.index.groupById.has(id)),
      system,
      name: group.name,
      display_name: group.displayName ?? null,
      description: group.description ?? null,
      icon: picture(ground, group.picture, `${seed.id}-${uuid.slice(0, 8)}`),
      banner: group.banner ? ground.imageUrl(bannerPicture(uuid.slice(0, 8))) : null,
      color: group.color ?? null,
      created: instant(ground.nowMs - seed.createdDaysAgo * DAY_MS * (0.1 + 0.8 * dice.next()), dice),
      members: group.members.map(uuidOf),
      privacy: privacy(GROUP_PRIVACY_KEYS, group.private),
    });
  }
}

/** The rows of one guild: settings, autoproxy, and of each member who wrote, the last message as if written there. */
function plantGuild(
  { state, nowMs }: Ground,
  seed: SystemSeed,
  system: string,
  guild: GuildSeed,
  uuidOf: (name: string) => string,
): void {
  putSystemGuild(state, {
    system,
    guild: guild.id,
    proxying_enabled: guild.proxying ?? true,
    tag: guild.tag ?? null,
    tag_enabled: true,
    avatar_url: null,
    display_name: guild.displayName ?? null,
    name_format: null,
  });
  for (const member of guild.members ?? []) {
    putMemberGuild(state, {
      member: uuidOf(member.name),
      guild: guild.id,
      display_name: member.displayName ?? null,
      avatar_url: null,
      keep_proxy: member.keepProxy ?? null,
    });
  }
  if (guild.autoproxy !== undefined) {
    putAutoproxy(state, {
      system,
      guild: guild.id,
      autoproxy_mode: guild.autoproxy.mode,
      autoproxy_member: guild.autoproxy.member === undefined ? null : uuidOf(guild.autoproxy.member),
      last_latch_timestamp:
        guild.autoproxy.latchedMinutesAgo === undefined
          ? null
          : formatMicros(microsFromMs(nowMs - guild.autoproxy.latchedMinutesAgo * MINUTE_MS)),
    });
  }
  const sender = seed.accounts?.[0];
  if (sender === undefined) return;
  seed.members.forEach(({ name }, serial) => {
    const row = state.members.get(uuidOf(name));
    if (row === undefined || row.last_message_timestamp === null) return;
    const sentMs = msFromMicros(parseMicros(row.last_message_timestamp));
    const id = snowflakeAt(sentMs, serial);
    if (state.messages.has(id)) return;
    insertMessage(state, {
      id,
      original: snowflakeAt(sentMs - 600, serial),
      sender,
      channel: guild.channel,
      guild: guild.id,
      member: row.uuid,
    });
  });
}

function picture(ground: Ground, kind: Picture | undefined, name: string): string | null {
  if (kind === undefined || kind === false) return null;
  return ground.imageUrl(kind === 'gone' ? missingPicture(name) : name);
}

function instant(ms: number, random: Random): string {
  return formatMicros(microsFromMs(Math.floor(ms)) + BigInt(random.between(1, 999)));
}

function privacy<Key extends string>(keys: readonly Key[], hidden: readonly Key[] = []): Record<Key, Priv> {
  const entries = keys.map((key) => [key, hidden.includes(key) ? 'private' : 'public'] as const);
  // `fromEntries` widens the keys to string; they are exactly those given.
  return Object.fromEntries(entries) as Record<Key, Priv>;
}
