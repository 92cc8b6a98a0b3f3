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
  const guarded =
    <Input extends readonly unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (!isAllowed()) throw new ChangedMindError();
      return call(...input);
    };
  return {
    create: guarded(service.create),
    list: guarded(service.list),
    fetch: guarded(service.fetch),
    updateTime: guarded(service.updateTime),
    updateMembers: guarded(service.updateMembers),
    remove: guarded(service.remove),
  };
}
