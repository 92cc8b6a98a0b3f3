/**
 * A mirror of one bucket of the service's rate limiter: pure, `(state, event, now) → state`.
 *
 * The service keeps one number per bucket, the *theoretical arrival time* (TAT), and one slot per `1 / limit` seconds
 * (GCRA, docs/api-notes.md). A request arriving at `s` sets `TAT = max(TAT, s) + slot` and is served when
 * `TAT - s <= 1 s - 2 slots` held before. `Remaining` is the whole number of slots left, which gives the TAT to within
 * one slot. We cannot see `s`, only that it lies between sending and answer, so the mirror keeps an upper bound
 * (`horizonMs`) of the TAT: counted up by what we send, pulled down by what each answer proves.
 *
 * All times are ours. A difference of the two clocks, and the part of the latency that every request has, cancel out: what counts
 * is how much *later* than the fastest a request may have arrived (`lagMs`).
 */
export interface BucketState {
  /** Requests per second. */
  readonly limit: number;
  /** `open`: answers come without limit headers, so there is no limiter to obey. */
  readonly mode: 'unknown' | 'limited' | 'open';
  /** Upper bound of the TAT that all answered requests can have caused. */
  readonly horizonMs: number;
  /** Requests in flight, in the order they were sent. */
  readonly inFlight: readonly RequestInFlight[];
  /** Recently answered requests: they may have been counted after one that is still in flight. */
  readonly landed: readonly Landing[];
  /** Round trips of the last answers, newest last. */
  readonly roundTripsMs: readonly number[];
  /** The part of the round trip that is assumed to be the same for all. */
  readonly floorMs: number;
  /** Slots kept free for others who use the same bucket, as seen at `crowdAtMs`. */
  readonly crowd: number;
  readonly crowdAtMs: number;
  /** The time of the bucket's latest answer; null before the first. */
  readonly reportedAtMs: number | null;
  /** The latest answer's figures, for display. */
  readonly remaining: number | null;
  /** Nothing is sent before this, whatever the arithmetic says. */
  readonly blockedUntilMs: number;
}

interface RequestInFlight {
  readonly id: number;
  readonly sentAtMs: number;
  /** Upper bound of the TAT right after this request, if nobody else uses the bucket. */
  readonly expectedMs: number;
}

interface Landing {
  readonly sentAtMs: number;
  readonly lagMs: number;
}

/** The figures of an answer that was counted in the bucket. */
export interface Reading {
  readonly limit: number;
  readonly remaining: number;
}

/** The service's own figure, used until an answer has another. */
export const READS_PER_SECOND = 10;

const PERIOD_MS = 1_000;
/** The server's answer to a burst on the edge depends on rounding and on other clients, so the edge is not used. */
const SPARE_SLOTS = 2;
/** A bucket with few slots cannot spare one and a half. */
const SPARE_SLOTS_OF_SMALL = 0.1;
const SMALL_BURST_SLOTS = 4;
const CROWD_MOST_SLOTS = 4;
/** Below this, no other client uses it. Above, our own count is not reliable, only what each answer proves. */
const CROWD_LEAST_SLOTS = 0.5;
/** Other clients are likely to return: half of what they used is kept free after so many slots' time. */
const CROWD_HALF_LIFE_SLOTS = 40;
/** Upper bound on requests in flight, also without a limiter. */
const MOST_IN_FLIGHT_OPEN = 10;
const MOST_IN_FLIGHT = 20;
/** Without an answer for this long, another tab may use the bucket: probe carefully until the next answer. */
const STALE_AFTER_MS = 5_000;
const GENTLE_IN_FLIGHT = 3;
/** If a probe is slow to answer, another may follow. */
const NEXT_PROBE_AFTER_MS = 1_000;
/** Answers needed before the round trips are used to estimate the latency. */
const SAMPLES_TO_TRUST = 8;
const MOST_SAMPLES = 16;
const FLOOR_TRUST = 0.9;
const LAG_BEFORE_TRUST_MS = 500;
const LAG_MOST_MS = 400;
const LAG_MARGIN_MS = 20;
/** Requests sent within this time of each other may arrive in another order. */
const ABREAST_MS = 50;
/** In slots; times are added up as doubles. */
const ROUNDING = 0.001;

export function createBucket(limit: number): BucketState {
  return {
    limit,
    mode: 'unknown',
    horizonMs: Number.NEGATIVE_INFINITY,
    inFlight: [],
    landed: [],
    roundTripsMs: [],
    floorMs: 0,
    crowd: 0,
    crowdAtMs: 0,
    reportedAtMs: null,
    remaining: null,
    blockedUntilMs: Number.NEGATIVE_INFINITY,
  };
}

/** The earliest time of the next request: at or before `nowMs` means now, Infinity means after the next answer. */
export function readyAtMs(state: BucketState, nowMs: number): number {
  return Math.max(state.blockedUntilMs, pacedAtMs(state, nowMs));
}

function pacedAtMs(state: BucketState, nowMs: number): number {
  const count = state.inFlight.length;
  if (count >= (state.mode === 'open' ? MOST_IN_FLIGHT_OPEN : MOST_IN_FLIGHT))
    return Number.POSITIVE_INFINITY;
  if (state.mode === 'open') return nowMs;
  const known = state.reportedAtMs !== null;
  const gentle = nowMs - (state.reportedAtMs ?? Number.NEGATIVE_INFINITY) > STALE_AFTER_MS;
  const newest = state.inFlight.at(-1);
  const gentleAtMs =
    gentle && newest && count >= (known ? GENTLE_IN_FLIGHT : 1)
      ? newest.sentAtMs + NEXT_PROBE_AFTER_MS
      : nowMs;
  return known ? Math.max(gentleAtMs, arithmeticAtMs(state, nowMs)) : gentleAtMs;
}

/**
 * The earliest `x` at which the TAT cannot exceed `x + backlog`, wherever between "at once" and "latest" each request
 * in flight arrives. Those that may still arrive together with the new one count as a bunch.
 */
function arithmeticAtMs(state: BucketState, nowMs: number): number {
  const slotMs = PERIOD_MS / state.limit;
  const backlogMs = allowedBacklogMs(state, nowMs);
  const lagMs = expectedLagMs(state);
  let atMs = horizonAt(state, nowMs) + state.inFlight.length * slotMs - backlogMs;
  for (const [index, request] of state.inFlight.entries()) {
    const bunchMs = (state.inFlight.length - index) * slotMs;
    if (bunchMs > backlogMs) atMs = Math.max(atMs, request.sentAtMs + lagMs + bunchMs - backlogMs);
  }
  return atMs;
}

/** A TAT is at most one period ahead; a later bound is from before a clock was set back. */
function horizonAt(state: BucketState, nowMs: number): number {
  return Math.min(state.horizonMs, nowMs + 2 * PERIOD_MS);
}

/** How far the TAT may be ahead of a request, in milliseconds: the service's edge minus the spare part. */
function allowedBacklogMs(state: BucketState, nowMs: number): number {
  const slotMs = PERIOD_MS / state.limit;
  const edgeMs = PERIOD_MS - 2 * slotMs;
  const small = edgeMs < SMALL_BURST_SLOTS * slotMs;
  const spare = (small ? SPARE_SLOTS_OF_SMALL : SPARE_SLOTS) + crowdAt(state, nowMs);
  const leastMs = Math.min(0, edgeMs - SPARE_SLOTS_OF_SMALL * slotMs);
  return Math.max(leastMs, edgeMs - spare * slotMs);
}

function crowdAt(state: BucketState, nowMs: number): number {
  const halfLifeMs = (CROWD_HALF_LIFE_SLOTS * PERIOD_MS) / state.limit;
  const crowd = state.crowd * 0.5 ** (Math.max(0, nowMs - state.crowdAtMs) / halfLifeMs);
  return crowd < CROWD_LEAST_SLOTS ? 0 : crowd;
}

/** How much later than the fastest a request in flight may arrive. */
function expectedLagMs(state: BucketState): number {
  if (state.roundTripsMs.length < SAMPLES_TO_TRUST) return LAG_BEFORE_TRUST_MS;
  const spreadMs = Math.max(...state.roundTripsMs) - Math.min(...state.roundTripsMs);
  return Math.min(LAG_MOST_MS, spreadMs + LAG_MARGIN_MS);
}

/** A request leaves. */
export function sent(state: BucketState, id: number, nowMs: number): BucketState {
  const slotMs = PERIOD_MS / state.limit;
  const lagMs = expectedLagMs(state);
  let boundMs = horizonAt(state, nowMs);
  for (const request of state.inFlight)
    boundMs = Math.max(boundMs, Math.min(request.sentAtMs + lagMs, nowMs)) + slotMs;
  const expectedMs = Math.max(boundMs, nowMs) + slotMs;
  return { ...state, inFlight: [...state.inFlight, { id, sentAtMs: nowMs, expectedMs }] };
}

/** An answer that is not a refusal. */
export function answered(
  state: BucketState,
  id: number,
  { ok, rate }: { readonly ok: boolean; readonly rate: Reading | null },
  nowMs: number,
): BucketState {
  if (rate !== null) return served(state, id, rate, nowMs);
  return ok ? unlimited(state, id, nowMs) : uncounted(state, id);
}

/** An answer to a request that the bucket counted. */
export function served(state: BucketState, id: number, reading: Reading, nowMs: number): BucketState {
  const request = state.inFlight.find((each) => each.id === id);
  if (request === undefined) return read(withLimit(state, reading), 0, reading, nowMs, nowMs);
  const landed = land(withLimit(state, reading), request, nowMs);
  return read(landed.state, landed.lagMs, reading, request.sentAtMs, nowMs, request.expectedMs);
}

/**
 * A 429. The service's `retryAfterMs` points to a slot that it then refuses, and with 0 it has used a slot all the same
 * (docs/api-notes.md); the caller adds the wait with `blocked`.
 */
export function refused(
  state: BucketState,
  id: number,
  reading: Reading | null,
  retryAfterMs: number,
  nowMs: number,
): BucketState {
  const next = withLimit(withoutRequest(state, id), reading);
  const slotMs = PERIOD_MS / next.limit;
  const beyondMs = retryAfterMs > 0 ? retryAfterMs - slotMs : 0;
  return {
    ...next,
    mode: 'limited',
    reportedAtMs: nowMs,
    remaining: 0,
    horizonMs: Math.max(next.horizonMs, nowMs + PERIOD_MS + beyondMs),
    crowd: CROWD_MOST_SLOTS,
    crowdAtMs: nowMs,
  };
}

/** Nothing is sent before `untilMs`. */
export function blocked(state: BucketState, untilMs: number): BucketState {
  return { ...state, blockedUntilMs: Math.max(state.blockedUntilMs, untilMs) };
}

/** An answer from before the limiter, which uses no slot. */
export function uncounted(state: BucketState, id: number): BucketState {
  return withoutRequest(state, id);
}

/** A success without limit headers: the service has no limiter. */
export function unlimited(state: BucketState, id: number, nowMs: number): BucketState {
  return { ...withoutRequest(state, id), mode: 'open', reportedAtMs: nowMs, remaining: null };
}

/** No answer came: it is assumed that the request was counted. */
export function lost(state: BucketState, id: number, nowMs: number): BucketState {
  const request = state.inFlight.find((each) => each.id === id);
  if (request === undefined) return state;
  const next = withoutRequest(state, id);
  const lagMs = Math.min(nowMs - request.sentAtMs, LAG_BEFORE_TRUST_MS);
  return { ...next, horizonMs: counted(next, request.sentAtMs + lagMs) };
}

function withoutRequest(state: BucketState, id: number): BucketState {
  return { ...state, inFlight: state.inFlight.filter((each) => each.id !== id) };
}

function withLimit(state: BucketState, reading: Reading | null): BucketState {
  return reading === null ? state : { ...state, limit: reading.limit };
}

function counted(state: BucketState, arrivedMs: number): number {
  return Math.max(state.horizonMs, arrivedMs) + PERIOD_MS / state.limit;
}

/**
 * What is surely part of every round trip. The fastest way there and the fastest way back rarely fall together, so on a
 * line of changing speed the fastest round trip seen is still far from the fastest possible.
 */
function floorOf(roundTripsMs: readonly number[]): number {
  const fastestMs = Math.min(...roundTripsMs);
  const spreadMs = Math.max(...roundTripsMs) - fastestMs;
  return Math.max(0, fastestMs * FLOOR_TRUST - spreadMs / 2);
}

/** Removes a request from the list and uses its round trip. */
function land(
  state: BucketState,
  request: RequestInFlight,
  nowMs: number,
): { state: BucketState; lagMs: number } {
  const roundTripMs = Math.max(0, nowMs - request.sentAtMs);
  const roundTripsMs = [...state.roundTripsMs, roundTripMs].slice(-MOST_SAMPLES);
  const trusted = roundTripsMs.length >= SAMPLES_TO_TRUST;
  const floorMs = trusted ? floorOf(roundTripsMs) : 0;
  const lagMs = trusted ? Math.min(LAG_MOST_MS, roundTripMs - floorMs) : roundTripMs;
  const recent = state.landed.filter((each) => nowMs - each.sentAtMs < 2 * PERIOD_MS);
  return {
    lagMs,
    state: {
      ...withoutRequest(state, request.id),
      roundTripsMs,
      floorMs,
      // The way got shorter: what was counted from its end now lies that much further ahead.
      horizonMs: state.horizonMs + Math.max(0, state.floorMs - floorMs),
      landed: [...recent, { sentAtMs: request.sentAtMs, lagMs }],
    },
  };
}

/** Uses what an answer says is left. */
function read(
  state: BucketState,
  lagMs: number,
  reading: Reading,
  sentAtMs: number,
  nowMs: number,
  expectedMs = Number.POSITIVE_INFINITY,
): BucketState {
  const slotMs = PERIOD_MS / state.limit;
  const reported = { ...state, mode: 'limited', reportedAtMs: nowMs, remaining: reading.remaining } as const;
  const fullMs = sentAtMs + PERIOD_MS - reading.remaining * slotMs;
  const mayBeLater = state.landed.filter((each) => each.sentAtMs + each.lagMs > sentAtMs).length - 1;
  const provenMs = fullMs + lagMs + Math.max(0, mayBeLater) * slotMs;
  if (state.mode !== 'limited') return { ...reported, horizonMs: provenMs };

  const likelyLagMs = Math.min(lagMs, Math.max(0, nowMs - sentAtMs - Math.min(...state.roundTripsMs)) / 2);
  const isAbreast = (each: RequestInFlight | Landing) =>
    Math.abs(each.sentAtMs - sentAtMs - ABREAST_MS / 2) <= ABREAST_MS / 2;
  const abreast = [...state.inFlight, ...state.landed].filter(isAbreast).length - 1;
  const mineMs = Math.max(expectedMs, sentAtMs + likelyLagMs + slotMs) + abreast * slotMs;
  // By how many slots more is used up than ours alone can have; what is less than a slot may hide in the rounding.
  const surplus = (fullMs - slotMs - mineMs) / slotMs;
  const others = surplus > ROUNDING ? Math.ceil(surplus) + 1 : 0;
  const crowd = Math.min(CROWD_MOST_SLOTS, crowdAt(state, nowMs) + others);

  const countedMs = counted(state, sentAtMs + lagMs);
  const later = state.landed.filter((each) => each.sentAtMs > sentAtMs).length;
  const likelyMs = fullMs + likelyLagMs + later * slotMs;
  const horizonMs = Math.min(provenMs, crowd > 0 ? Math.max(countedMs, likelyMs) : countedMs);
  const shiftMs = horizonMs - countedMs;
  return {
    ...reported,
    horizonMs,
    inFlight: state.inFlight.map((each) =>
      each.sentAtMs >= sentAtMs ? { ...each, expectedMs: each.expectedMs + shiftMs } : each,
    ),
    crowd,
    crowdAtMs: nowMs,
  };
}
