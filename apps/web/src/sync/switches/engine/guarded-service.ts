import type { SwitchService } from './ask-options.ts';

/** The person, or the account, wants something else now than when the step began: not an error. */
export class ChangedMindError extends Error {
  override readonly name = 'ChangedMindError';
}

/**
 * The calls, each made only while `isAllowed` says so.
 * @throws {ChangedMindError} from a call that is not allowed
 */
export function guardedService(service: SwitchService, isAllowed: () => boolean): SwitchService {
  const check = () => {
    if (!isAllowed()) throw new ChangedMindError();
  };
  return {
    create: async (...input) => {
      check();
      return service.create(...input);
    },
    list: async (...input) => {
      check();
      return service.list(...input);
    },
    fetch: async (...input) => {
      check();
      return service.fetch(...input);
    },
    updateTime: async (...input) => {
      check();
      return service.updateTime(...input);
    },
    updateMembers: async (...input) => {
      check();
      return service.updateMembers(...input);
    },
    remove: async (...input) => {
      check();
      return service.remove(...input);
    },
  };
}
