/**
 * @typedef {import('./find-mutants.mjs').Kind} Kind
 *
 * @typedef {object} Group Mutants that no test needs to notice, and why.
 * @property {string} file
 * @property {string} reason
 * @property {readonly (readonly [original: string, replacement: string, occurrence?: number])[]} mutants White space is one
 * space, and a text ends with `…` after 80 characters. `occurrence` counts the same change in the file, from 1.
 */

/** @type {readonly Group[]} */
export const SURVIVORS = [
  {
    file: 'packages/portable/src/import/import-steps.ts',
    reason:
      'Only for the type: a plan adds and joins only members who are there or will be, to groups that are.',
    mutants: [
      ['members.get(key) ?? []', 'members.get(key)'],
      ['members.get(key) ?? []', 'members.get(key)', 2],
      ['group === undefined', 'false'],
      ["verdict === 'new'", 'true'],
    ],
  },
  {
    file: 'packages/portable/src/import/match-import.ts',
    reason:
      'Only for the type: every record has an original and a match, and no key of the service is empty.',
    mutants: [
      ["key ?? ''", 'key'],
      ["toConfirm(record) ?? ''", 'toConfirm(record)'],
      ['targets[index] ?? null', 'targets[index]'],
    ],
  },
  {
    file: 'packages/portable/src/import/match-import.ts',
    reason:
      'What is put here is put again later: a match without a decision, and nobody in the service is without a name.',
    mutants: [
      ['key !== undefined', 'true'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a mutant.
      ['nameOf(record)?.toLowerCase() ?? `\\0${index}`', 'nameOf(record)?.toLowerCase()'],
    ],
  },
  {
    file: 'packages/portable/src/import/plan-fields.ts',
    reason: 'The same without it: no length is above undefined, and the settings have no list with prefixes.',
    mutants: [
      ['limit !== undefined', 'true'],
      ["table[field] === 'tags'", 'true'],
    ],
  },
  {
    file: 'packages/portable/src/import/plan-fields.ts',
    reason: 'Saves work: cutting a text that is short enough, or more of a long one, gives the same.',
    mutants: [
      ['text.length <= limit', 'false'],
      ['text.length <= limit', 'text.length < limit'],
      ['text.slice(0, limit + 32)', 'text'],
    ],
  },
  {
    file: 'packages/portable/src/import/plan-import.ts',
    reason:
      'Only for the type: every record has a match, and a set without entries is as good as one of nothing.',
    mutants: [
      ['matches.get(record) ?? unknown', 'matches.get(record)'],
      ['planned.target?.members ?? []', 'planned.target?.members'],
      ["member.target?.key ?? ''", 'member.target?.key'],
    ],
  },
  {
    file: 'packages/portable/src/import/plan-record.ts',
    reason: 'Only for the type: spreading undefined adds nothing.',
    mutants: [['isRecord(fields.privacy)', 'true']],
  },
  {
    file: 'packages/portable/src/import/plan-record.ts',
    reason:
      'A guard: no level of privacy that is compared is empty, and if one ever is, a file must not open it.',
    mutants: [["kind !== 'privacy'", 'true']],
  },
  {
    file: 'packages/portable/src/import/plan-import.ts',
    reason: 'A guard: a group that nobody has decided about takes in nobody; today it has no target, either.',
    mutants: [["planned.verdict !== 'unsure'", 'true']],
  },
  {
    file: 'packages/portable/src/import/plan-switches.ts',
    reason:
      'Only for the type: every switch of a file has a time, and a history with a first switch has a last.',
    mutants: [
      ['first === null', 'false'],
      ['last === null', 'false'],
      ["timestampSortKey(timestamp) ?? ''", 'timestampSortKey(timestamp)'],
    ],
  },
  {
    file: 'packages/portable/src/import/plan-switches.ts',
    reason: 'A time that the service has is found before, so the times that are compared here differ.',
    mutants: [
      ['key < first', 'key <= first'],
      ['key > last', 'key >= last'],
    ],
  },
  {
    file: 'packages/portable/src/import/write-import-file.ts',
    reason: 'Only for the type: what is new is sent with its name.',
    mutants: [['target === null', 'false']],
  },
  {
    file: 'packages/client/src/queue/queue-status.ts',
    reason: 'Saves a turn of the event loop in which nobody would be told.',
    mutants: [['listeners.size === 0', 'false']],
  },
  {
    file: 'packages/client/src/queue/request-queue.ts',
    reason: 'Only for the type: the listener exists only with a signal, and nothing is stored under no key.',
    mutants: [
      ['signal?.reason', 'signal.reason'],
      ['options.shareKey === undefined', 'false'],
      ['job.shareKey !== undefined', 'true'],
      ['job.shareKey !== undefined', 'true', 2],
      ['job.orderKey === undefined', 'false'],
      ['b === undefined', 'false'],
    ],
  },
  {
    file: 'packages/client/src/queue/request-queue.ts',
    reason:
      'Numbers of a sequence are never equal, and work that is as urgent as before, or first already, stays in its place.',
    mutants: [
      ['options.priority < job.priority', 'options.priority <= job.priority'],
      ['index >= 0', 'index > 0'],
      ['job.sequence < other.sequence', 'job.sequence <= other.sequence'],
      ['a.sequence < b.sequence', 'a.sequence <= b.sequence'],
    ],
  },
  {
    file: 'packages/client/src/queue/request-queue.ts',
    reason:
      'Looks once more for work that can start, or sets a timer again that is set: more to do, the same result.',
    mutants: [
      ['leaving.length > 0', 'true'],
      ['leaving.length > 0', 'leaving.length >= 0'],
      ['atMs === this.#timerAtMs', 'false'],
      ['this.#timer !== undefined', 'true'],
      ['this.#timer = undefined;', ''],
      ['this.#timer = undefined;', '', 2],
    ],
  },
  {
    file: 'packages/client/src/rate-limit/bucket.ts',
    reason:
      'Only for the type: without a time of the last answer the difference is far beyond the limit either way.',
    mutants: [['state.reportedAtMs ?? Number.NEGATIVE_INFINITY', 'state.reportedAtMs']],
  },
  {
    file: 'packages/client/src/rate-limit/bucket.ts',
    reason: 'Only for the type: where the count is one or more, there is a newest request.',
    mutants: [['newest', 'true']],
  },
  {
    file: 'packages/client/src/rate-limit/bucket.ts',
    reason:
      'An estimate that is exactly on its limit, where the rounding of doubles decides; both answers are as good.',
    mutants: [
      ['edgeMs < SMALL_BURST_SLOTS * slotMs', 'edgeMs <= SMALL_BURST_SLOTS * slotMs'],
      ['crowd < CROWD_LEAST_SLOTS', 'crowd <= CROWD_LEAST_SLOTS'],
      ['each.sentAtMs + each.lagMs > sentAtMs', 'each.sentAtMs + each.lagMs >= sentAtMs'],
      ['surplus > ROUNDING', 'surplus >= ROUNDING'],
    ],
  },
  {
    file: 'packages/client/src/rate-limit/headers.ts',
    reason: 'Only for the type: null is not above 0 either.',
    mutants: [['limit === null', 'false']],
  },
  {
    file: 'packages/client/src/rate-limit/headers.ts',
    reason: 'No service sends exactly this number, which is a moment in 1973 or in 5138.',
    mutants: [['reset < SECONDS_BELOW', 'reset <= SECONDS_BELOW']],
  },
  {
    file: 'packages/client/src/rate-limit/limiter.ts',
    reason: 'The ids only have to differ.',
    mutants: [['this.#nextId++', 'this.#nextId--']],
  },
  {
    file: 'packages/client/src/rate-limit/limiter.ts',
    reason: 'Only for the type: a lost outcome has no rate, and no time of a reset counts as one long ago.',
    mutants: [
      ["outcome.type === 'lost'", 'false'],
      ['rate.resetAtMs ?? 0', 'rate.resetAtMs'],
    ],
  },
  {
    file: 'packages/client/src/rate-limit/limiter.ts',
    reason:
      'A request that is in flight twice under one id is found once, at its first place, and removed at both.',
    mutants: [['ticket.scopes.includes(reported)', 'false']],
  },
  {
    file: 'packages/client/src/rate-limit/scope-memory.ts',
    reason:
      'Only for the type: a request without an entity never asks for one, and a map with entries has an oldest.',
    mutants: [
      ['entity !== null', 'true'],
      ['oldest !== undefined', 'true'],
    ],
  },
  {
    file: 'apps/web/src/cache/in-flight/write-journal.ts',
    reason:
      'No text is as unreadable as an empty one, and no slow write is read as one of 0 ms: the same is stored again.',
    mutants: [
      ['text', 'true'],
      ['slowestMs !== readSlowest(storage)', 'true'],
      ['slowestMs > 0', 'true'],
      ['slowestMs > 0', 'slowestMs >= 0'],
    ],
  },
  {
    file: 'apps/web/src/sync/writes/own-records.ts',
    reason: 'Only that there is a value counts: nobody reads the value of a record that is gone.',
    mutants: [
      ['true', 'false', 2],
      ['true', 'false', 3],
    ],
  },
  {
    file: 'apps/web/src/sync/writes/repeater.ts',
    reason: 'A sleeper that has woken can be woken again without effect.',
    mutants: [
      ['clock.clearTimeout(timer);', ''],
      ['sleepers.delete(wake);', ''],
    ],
  },
  {
    file: 'apps/web/src/sync/writes/services.ts',
    reason: 'Only screens call it; component tests and journeys fail without it.',
    mutants: [['{ return useProvidedServices<WriteServices>(); }', '{}']],
  },
  {
    file: 'apps/web/src/sync/writes/settle-time.ts',
    reason: 'Three times this is the least wait either way.',
    mutants: [['MARGIN * slowest() > LEAST_SETTLE_MS', 'MARGIN * slowest() >= LEAST_SETTLE_MS']],
  },
  {
    file: 'apps/web/src/sync/writes/writes.ts',
    reason: 'A timer that has ended can be cleared again, and one that finds nothing outdated does nothing.',
    mutants: [
      ['timers.delete(timer);', ''],
      ['timers.delete(timer);', '', 2],
      ['timers.clear();', ''],
      ['touchedElsewhere.length === 0', 'false'],
      ['outdated.size === 0', 'true'],
    ],
  },
  {
    file: 'apps/web/src/sync/writes/writes.ts',
    reason: 'The same timer is set again for the same time; and both times of a write change together.',
    mutants: [
      ['now?.sinceMs === write.sinceMs && now.settleMs === write.settleMs', 'false'],
      ['now.settleMs === write.settleMs', 'true'],
    ],
  },
  {
    file: 'apps/web/src/persistence/documents/followed-document.ts',
    reason: 'Only for the type: null is not above a version.',
    mutants: [['version !== null', 'true']],
  },
  {
    file: 'apps/web/src/persistence/documents/json-fault.ts',
    reason: 'The parser throws nothing else; whatever it may throw one day has to be seen.',
    mutants: [
      ['{ // Nested so deeply that the recursive parser has no stack left. if (!(error i…', '{}'],
      ['error instanceof RangeError', 'true'],
    ],
  },
  {
    file: 'apps/web/src/persistence/documents/readers.ts',
    reason: 'Only for the type: no value of another type is finite.',
    mutants: [["typeof value === 'number'", 'true']],
  },
  {
    file: 'apps/web/src/persistence/documents/versioned.ts',
    reason: 'The version 0 is one, so nothing is said about it.',
    mutants: [['version < 0', 'version <= 0']],
  },
  {
    file: 'apps/web/src/persistence/abort-when-left.ts',
    reason: 'Listening twice does the same as listening once.',
    mutants: [
      ['isWatching = true;', ''],
      ['true', 'false'],
    ],
  },
  {
    file: 'apps/web/src/persistence/answers/answer-rows.ts',
    reason: 'Only what is read: no other kind of answer has the names of a system.',
    mutants: [["kind !== 'system-alias' && kind !== 'system-record'", 'false']],
  },
  {
    file: 'apps/web/src/persistence/answers/answer-rows.ts',
    reason: 'Exactly at the limit nothing is deleted either way.',
    mutants: [['keys.length <= MOST_LOOKED_UP', 'keys.length < MOST_LOOKED_UP']],
  },
  {
    file: 'apps/web/src/persistence/answers/answer-rows.ts',
    reason: 'A row that another tab deletes after the keys are read and before the row is read.',
    mutants: [['stored ?? {}', 'stored']],
  },
  {
    file: 'apps/web/src/persistence/answers/query-persister.ts',
    reason: 'What fails here is not stored, and not restored, either.',
    mutants: [
      ['rowOf(queryKey)?.row', 'rowOf(queryKey).row'],
      ['query === null', 'false', 2],
    ],
  },
  {
    file: 'apps/web/src/persistence/answers/query-persister.ts',
    reason:
      'A query that was removed while its answer waited: nothing is stored, only a rejection would be logged.',
    mutants: [['state?.data', 'state.data']],
  },
  {
    file: 'apps/web/src/persistence/answers/query-persister.ts',
    reason: 'What is written at once replaces the former row without its deletion.',
    mutants: [['writeDelayMs > 0', 'true']],
  },
  {
    file: 'apps/web/src/persistence/answers/query-persister.ts',
    reason: 'A closed page writes nothing, whatever it hears.',
    mutants: [['stopQueries();', '']],
  },
  {
    file: 'apps/web/src/sync/runs/carry-out/change.ts',
    reason: 'Only for the type: what an operation was sent with is of its own kind.',
    mutants: [["sent?.kind === 'fields'", 'true']],
  },
  {
    file: 'apps/web/src/sync/runs/carry-out/create.ts',
    reason: 'Only for the type: what an operation was sent with is of its own kind.',
    mutants: [["sent?.kind === 'twins'", 'true']],
  },
  {
    file: 'apps/web/src/sync/runs/carry-out/membership.ts',
    reason:
      'Who was added twice, because another device took them out between two attempts, is taken out once by undo.',
    mutants: [['earlier.added.filter((uuid) => isIn.has(uuid))', 'earlier.added']],
  },
  {
    file: 'apps/web/src/sync/runs/carry-out/membership.ts',
    reason: 'Nothing to send is not a request.',
    mutants: [
      ['change.add.length + change.remove.length > 0', 'true'],
      ['change.add.length + change.remove.length > 0', 'change.add.length + change.remove.length >= 0'],
    ],
  },
  {
    file: 'apps/web/src/sync/runs/carry-out/membership.ts',
    reason: 'Who is gone is in no group, and so is not taken out of one.',
    mutants: [['removed.filter(isThere)', 'removed']],
  },
  {
    file: 'apps/web/src/sync/runs/carry-out/restore.ts',
    reason: 'Only for the type: what was restored was made.',
    mutants: [['record === undefined', 'false']],
  },
  {
    file: 'apps/web/src/sync/runs/carry-out/stray-of.ts',
    reason: 'Only for the types: each switch has an id, and a run knows whom it wants.',
    mutants: [
      ['row.id === null', 'false'],
      ['made.wanted ?? []', 'made.wanted'],
    ],
  },
  {
    file: 'apps/web/src/sync/runs/carry-out/switches.ts',
    reason: 'Only for the type: each switch has an id.',
    mutants: [
      ['id === null', 'false'],
      ['there.id === null', 'false'],
    ],
  },
  {
    file: 'apps/web/src/persistence/database.ts',
    reason: 'A deadline that passes after its database has opened is heard by nobody.',
    mutants: [['clearTimeout(timer);', '']],
  },
  {
    file: 'apps/web/src/persistence/database.ts',
    reason: 'Only for the type: the target of this event is a database.',
    mutants: [['event.target instanceof IDBDatabase', 'true']],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/edit-range.ts',
    reason:
      'Only an instant of several switches has one that stays the same, and none of them is removed; what is written is a source anyway.',
    mutants: [
      ['isSameList(memberIds, row.memberIds)', 'false'],
      ['[row.id]', '[]'],
      ['rows.some((row) => !unchanged.has(row))', 'rows.every((row) => !unchanged.has(row))'],
    ],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/edit-range.ts',
    reason: 'Only for the type: before the first switch there is no front to continue, and so no source.',
    mutants: [['instant?.rows.map(({ id }) => id) ?? []', 'instant?.rows.map(({ id }) => id)']],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/edit-range.ts',
    reason: 'A second rule removes a switch that repeats the front before it.',
    mutants: [['isSameList(change(memberIds), memberIds)', 'false', 2]],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/edited-rows.ts',
    reason: 'A plan without steps is refused in the same way.',
    mutants: [['isSameList(memberIds, row.memberIds)', 'false']],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/edited-rows.ts',
    reason: 'Only for the type: the instant of the switch is always among those with its front.',
    mutants: [
      ['first?.rows ?? []', 'first?.rows'],
      ['first?.rows', 'first.rows'],
      ['first?.memberIds ?? []', 'first?.memberIds'],
      ['first?.memberIds', 'first.memberIds'],
    ],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/plan-edit.ts',
    reason:
      'Only for the type: a step without an ID or a time adds nothing, and all times can be read by then.',
    mutants: [
      ['parseTimestamp(timestamp) ?? 0', 'parseTimestamp(timestamp)'],
      ["'id' in step", 'true'],
      ["'timestamp' in step", 'true'],
    ],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/plan-edit.ts',
    reason: 'Steps at one time are about different switches, in any order.',
    mutants: [['keyOf(one.at) < keyOf(other.at)', 'keyOf(one.at) <= keyOf(other.at)']],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/rows-around.ts',
    reason:
      'Only for the type: an edit has a time or a switch, and only a range has an end, which may be null.',
    mutants: [
      ["'id' in edit", 'true'],
      ['earliest === undefined', 'false'],
      ['latest === undefined', 'false'],
      ['row !== undefined', 'true'],
      ["'to' in edit", 'true'],
      ["rows[index]?.timestamp ?? ''", 'rows[index]?.timestamp'],
    ],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/rows-around.ts',
    reason: 'Equal times may be in any order.',
    mutants: [['keyOf(one) < keyOf(other)', 'keyOf(one) <= keyOf(other)']],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/rows.ts',
    reason:
      'Only for the type, or for values that are not equal here: no group is empty, and a switch has the front of its instant.',
    mutants: [
      ["row.id ?? ''", 'row.id'],
      ['one < other', 'one <= other'],
      ['instantOf(group.rows) ?? []', 'instantOf(group.rows)'],
      ['instants[place]?.memberIds ?? []', 'instants[place]?.memberIds'],
      ['instants[place]?.memberIds', 'instants[place].memberIds'],
      ['index < place', 'index <= place'],
      ['index > place', 'index >= place'],
      ['first === undefined', 'false'],
    ],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/rows.ts',
    reason: 'No edit asks for the front at a time that a switch has: such a time is refused before.',
    mutants: [['it <= key', 'it < key']],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/stretches.ts',
    reason:
      'The times of instants are unique: none is equal both from the start and from the end, unless nothing differs.',
    mutants: [
      ['Math.min(before.length, after.length) - head', 'Math.min(before.length, after.length) + head'],
      ['Math.min(before.length, after.length)', 'Math.max(before.length, after.length)'],
      ['tail < most', 'true'],
      ['tail < most', 'tail <= most'],
    ],
  },
  {
    file: 'apps/web/src/sync/switches/edit-plan/stretches.ts',
    reason:
      'Only for the type: histories that differ have an instant, and two instants are compared only with as many switches.',
    mutants: [
      ['other.rows[index]?.memberIds ?? []', 'other.rows[index]?.memberIds'],
      ['other.rows[index]?.memberIds', 'other.rows[index].memberIds'],
      ['from === undefined', 'false'],
      ['keyOf(one) < keyOf(other)', 'keyOf(one) <= keyOf(other)'],
    ],
  },
  {
    file: 'apps/web/src/cache/in-flight/write-journal.ts',
    reason: 'Without a journal nothing is stored, and a journal that loses nothing is stored again as it is.',
    mutants: [
      ['storage.get(JOURNAL_KEY) === null', 'false'],
      ['readWrites(storage, nowMs).some(isOver)', 'true'],
    ],
  },
  {
    file: 'apps/web/src/sync/writes/writes.ts',
    reason: 'A write that is known is the same in both journals, and a page that is left recovers nothing.',
    mutants: [
      ['known.has(write.id)', 'false'],
      ['stopRecovering();', ''],
    ],
  },
];

/** How a mutant is named in the list. @param {{ original: string, replacement: string }} mutant */
export const namesOf = ({ original, replacement }) =>
  /** @type {const} */ ([short(original), short(replacement)]);

/** @param {string} text */
function short(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

/** Independent of its line. @param {{ file: string, kind: Kind, original: string, replacement: string, occurrence: number }} mutant */
export const keyOf = ({ file, kind, original, replacement, occurrence }) =>
  [file, kind, original, replacement, occurrence].join('\0');

/**
 * @param {{ file: string, original: string, replacement: string, occurrence: number }} mutant
 * @param {readonly Group[]} groups
 * @returns {string | null} Why it may survive; null where it may not.
 */
export function reasonOf(mutant, groups = SURVIVORS) {
  const [original, replacement] = namesOf(mutant);
  const group = groups.find(
    ({ file, mutants }) =>
      file === mutant.file &&
      mutants.some(
        ([from, to, occurrence = 1]) =>
          from === original && to === replacement && occurrence === mutant.occurrence,
      ),
  );
  return group?.reason ?? null;
}
