import { GROUP_PRIVACY_KEYS, MEMBER_PRIVACY_KEYS } from '@frontboard/model';
import type { FileGroup, FileMember, ImportRef, ImportStep, SystemFile } from '../src/index.ts';

/** A system with nothing in it, as the service makes one. */
export const NEW_SYSTEM: SystemFile = {
  format: 'pluralkit',
  isByPluralKit: true,
  wholeParts: new Set(['system', 'config', 'members', 'groups', 'switches']),
  id: 'nnnnnn',
  sourceSystem: null,
  uuid: '00000000-0000-4000-8000-00000000ffff',
  system: {
    name: null,
    description: null,
    tag: null,
    pronouns: null,
    avatar_url: null,
    banner: null,
    color: null,
    privacy: {},
  },
  config: {
    timezone: 'UTC',
    pings_enabled: true,
    latch_timeout: null,
    member_default_private: false,
    group_default_private: false,
    show_private_info: true,
    case_sensitive_proxy_tags: true,
    proxy_error_message_enabled: true,
    hid_display_split: false,
    hid_display_caps: false,
    hid_list_padding: 'off',
    card_show_color_hex: false,
    proxy_switch: 'off',
    name_format: null,
    description_templates: [],
  },
  members: [],
  groups: [],
  fields: [],
  switches: [],
  since: null,
  until: null,
  notes: [],
  lost: [],
  unknown: [],
  assumed: [],
  doubts: [],
};

const allPublic = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 'public']));

const MEMBER_DEFAULTS = {
  display_name: null,
  pronouns: null,
  description: null,
  color: null,
  birthday: null,
  avatar_url: null,
  webhook_avatar_url: null,
  banner: null,
  proxy_tags: [],
  keep_proxy: false,
  tts: false,
  autoproxy_enabled: true,
};
const GROUP_DEFAULTS = { display_name: null, description: null, color: null, icon: null, banner: null };

/** What the service has after some writes: fields that are not sent stay, new records get ids of their own. */
export function applySteps(start: SystemFile, steps: readonly ImportStep[]): SystemFile {
  const made = new Map<string, string>();
  let now = start;
  const nextId = () => `new${String(now.members.length + now.groups.length).padStart(4, '0')}`;
  const member = (ref: ImportRef) => {
    const text = 'existing' in ref ? ref.existing : (made.get(`m${ref.created}`) ?? 'not made');
    return now.members.find(({ uuid, id }) => uuid === text || id === text)?.key ?? 'not made';
  };
  const changed = <T extends FileMember>(record: T, fields: Readonly<Record<string, unknown>>): T => ({
    ...record,
    fields: {
      ...record.fields,
      ...fields,
      ...('privacy' in fields && {
        privacy: { ...(record.fields.privacy as object), ...(fields.privacy as object) },
      }),
    },
  });
  for (const step of steps) {
    if (step.kind === 'change-system') {
      const privacy = { ...(now.system?.privacy as object), ...(step.fields.privacy as object) };
      now = { ...now, system: { ...now.system, ...step.fields, privacy } };
    } else if (step.kind === 'change-config') now = { ...now, config: { ...now.config, ...step.fields } };
    else if (step.kind === 'create-member') {
      const id = nextId();
      made.set(`m${step.key}`, id);
      const blank = {
        key: id,
        id,
        uuid: null,
        fields: { ...MEMBER_DEFAULTS, privacy: allPublic(MEMBER_PRIVACY_KEYS) },
      };
      now = { ...now, members: [...now.members, changed(blank, step.fields)] };
    } else if (step.kind === 'create-group') {
      const id = nextId();
      made.set(`g${step.key}`, id);
      const blank: FileGroup = {
        key: id,
        id,
        uuid: null,
        fields: { ...GROUP_DEFAULTS, privacy: allPublic(GROUP_PRIVACY_KEYS) },
        members: [],
      };
      now = { ...now, groups: [...now.groups, changed(blank, step.fields)] };
    } else if (step.kind === 'change-member') {
      now = {
        ...now,
        members: now.members.map((one) =>
          one.uuid === step.target || one.id === step.target ? changed(one, step.fields) : one,
        ),
      };
    } else if (step.kind === 'change-group') {
      now = {
        ...now,
        groups: now.groups.map((one) =>
          one.uuid === step.target || one.id === step.target ? changed(one, step.fields) : one,
        ),
      };
    } else if (step.kind === 'join-group') {
      const text = 'existing' in step.group ? step.group.existing : made.get(`g${step.group.created}`);
      now = {
        ...now,
        groups: now.groups.map((one) =>
          one.uuid === text || one.id === text
            ? { ...one, members: [...new Set([...(one.members ?? []), ...step.members.map(member)])] }
            : one,
        ),
      };
    } else if (step.kind === 'record-switch') {
      if (now.switches.some(({ timestamp }) => timestamp === step.timestamp)) throw new Error('40005');
      const members = step.members.map(member);
      const switches = [...now.switches, { timestamp: step.timestamp, members }].sort(
        (one, other) =>
          Date.parse(one.timestamp) - Date.parse(other.timestamp) ||
          (one.timestamp < other.timestamp ? -1 : 1),
      );
      const last = switches.at(-1);
      const former = switches.at(-2);
      const isRepeat = [...(former?.members ?? ['none'])].join() === [...(last?.members ?? [])].join();
      if (last?.timestamp === step.timestamp && isRepeat) throw new Error('40004');
      now = { ...now, switches };
    }
  }
  return now;
}
