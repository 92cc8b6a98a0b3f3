import type { ServiceContext } from '../service-context.ts';
import { ServiceError, type ServiceErrorName } from '../service-error.ts';
import { findAtBackend, normaliseUuid } from '../store/references.ts';
import type { GroupRow, MemberRow, SwitchRow, SystemRow } from '../store/rows.ts';
import type { SandboxState } from '../store/state.ts';
import type { Viewer } from '../view/entities.ts';

/** One request as a route's handler sees it. */
export class Call {
  readonly context: ServiceContext;
  readonly request: Request;
  readonly query: URLSearchParams;
  /** uuid of the system whose token came along, or null. */
  readonly viewer: string | null;
  /** The state at the start of the call: after a reset, an earlier call changes nothing of the fresh state. */
  readonly state: SandboxState;
  readonly #params: Readonly<Record<string, string>>;
  readonly #crashes: boolean;

  constructor({
    context,
    request,
    viewer,
    params,
    crashes,
  }: {
    context: ServiceContext;
    request: Request;
    viewer: string | null;
    params: Readonly<Record<string, string>>;
    crashes: boolean;
  }) {
    this.context = context;
    this.request = request;
    this.query = new URL(request.url).searchParams;
    this.viewer = viewer;
    this.state = context.state();
    this.#params = params;
    this.#crashes = crashes;
  }

  /** Lets other requests continue, as between two steps of a write in the service. */
  async pause(): Promise<void> {
    const history = this.state.index.switchesOfSystem.get(this.viewer ?? '');
    await this.context.writeWindow?.(history?.length ?? 0);
    await this.context.betweenSteps?.();
  }

  /** As {@link pause}, before the last step of a write, which a fault may prevent: throws its 500 then. */
  async pauseBeforeLastStep(): Promise<void> {
    await this.pause();
    if (this.#crashes) throw new ServiceError('crash');
  }

  /** The database accepts no row that refers to a deleted row: throws its 500 then. */
  requireStill(rows: ReadonlyMap<string, unknown>, uuids: readonly string[]): void {
    if (!uuids.every((uuid) => rows.has(uuid))) throw new ServiceError('crash');
  }

  /** A parameter of the path, decoded. */
  param(name: string): string {
    return this.#params[name] ?? '';
  }

  /** The system of the path, or 404. The gateway has checked already; this check is stricter. */
  system(): SystemRow {
    const ref = this.param('system');
    const uuid = ref === '@me' ? this.requireViewer() : findAtBackend(this.state, 'system', ref);
    return this.#row(uuid === null ? undefined : this.state.systems.get(uuid), 'systemNotFound');
  }

  /** The system of the path if the caller owns it, else 403. */
  ownSystem(): SystemRow {
    const system = this.system();
    if (system.uuid !== this.viewer) throw new ServiceError('forbidden');
    return system;
  }

  /** The member of the path, or the given 404. */
  member(missing: ServiceErrorName = 'memberNotFound'): MemberRow {
    const uuid = findAtBackend(this.state, 'member', this.param('member'));
    return this.#row(uuid === null ? undefined : this.state.members.get(uuid), missing, this.param('member'));
  }

  /** The member of the path if it is the caller's: 401 without token, 403 for a foreign one. */
  ownMember(): MemberRow {
    const viewer = this.requireViewer();
    const member = this.member();
    if (member.system !== viewer) throw new ServiceError('notOwnMember');
    return member;
  }

  /** The group of the path, or 404. */
  group(): GroupRow {
    const uuid = findAtBackend(this.state, 'group', this.param('group'));
    return this.#row(uuid === null ? undefined : this.state.groups.get(uuid), 'groupNotFound');
  }

  /** The group of the path if it is the caller's: 401 without token, 403 for a foreign one. */
  ownGroup(): GroupRow {
    const viewer = this.requireViewer();
    const group = this.group();
    if (group.system !== viewer) throw new ServiceError('notOwnGroup');
    return group;
  }

  /** The switch of the path if it is one of the system's, else 404. */
  switchOf(system: SystemRow): SwitchRow {
    const row = this.state.switches.get(normaliseUuid(this.param('switch')) ?? '');
    if (row === undefined || row.system !== system.uuid) throw new ServiceError('switchNotVisible');
    return row;
  }

  /** uuid of the caller's system, else 401. */
  requireViewer(): string {
    if (this.viewer === null) throw new ServiceError('unauthorized');
    return this.viewer;
  }

  /** How much of this system and what it owns the caller may see. */
  viewerOf(systemUuid: string): Viewer {
    return this.viewer === systemUuid ? 'owner' : 'other';
  }

  /** The short id of a system that a row belongs to. */
  systemIdOf(systemUuid: string): string {
    return this.#row(this.state.systems.get(systemUuid), 'crash').id;
  }

  #row<Row>(row: Row | undefined, missing: ServiceErrorName, ref = ''): Row {
    if (row === undefined) throw new ServiceError(missing, ref);
    return row;
  }
}
