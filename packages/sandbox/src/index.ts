export { createSandbox, type Sandbox, type SandboxOptions, type SandboxToken } from './app.ts';
export { ConnectionLostError } from './faults/connection-lost-error.ts';
export type { ActiveFault, FaultControl } from './faults/fault-control.ts';
export { type FaultKind, type FaultRule, FaultRuleError } from './faults/fault-rule.ts';
export type { RequestLog, RequestLogEntry } from './faults/request-log.ts';
export { type CreateWorldOptions, createWorld } from './seed/create-world.ts';
export { pictureDataUrl } from './seed/picture.ts';
export { createRandom, type Random } from './seed/random.ts';
export {
  isWorldName,
  type OwnSystemGuide,
  WORLD_NAMES,
  type WorldGuide,
  type WorldName,
  worldGuide,
} from './seed/world-guide.ts';
export { deleteMember, deleteSwitch, moveSwitch } from './store/edit.ts';
export { newGroupRow, newMemberRow, newSystemRow } from './store/new-rows.ts';
export { privacyOf } from './store/privacy-of.ts';
export type * from './store/rows.ts';
export { parseState, serialiseState } from './store/serialise.ts';
export {
  createEmptyState,
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
} from './store/state.ts';
export { formatMicros, type Micros, microsFromMs, parseMicros } from './store/timestamp.ts';
