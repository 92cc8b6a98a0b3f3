/**
 * Everything without a screen that the app loads with `import()`. A test with a clock of its own has it loaded before the clock
 * starts: loading takes real time, which no clock of a test can wait for. `lazy-modules.test.ts` finds what is missing here.
 */
import '@frontboard/portable';
import '../cache/lookup/forget-gone.ts';
import '../cache/naming/search.ts';
import '../cache/persisted/restore-own.ts';
import '../lists/search/search-part.ts';
import '../persistence/answers/answer-rows.ts';
import '../persistence/durable/second-copies.ts';
import '../sync/backup/encryption.ts';
import '../state/followed-details-changes.ts';
import '../sync/following/typed-notes.ts';
import '../sync/forgetting/forget-private.ts';
import '../sync/forgetting/private-data-table.ts';
import '../sync/forgetting/purge-name.ts';
import '../sync/forgetting/sweep.ts';
import '../sync/fronting-since/walk-back.ts';
import '../sync/left-work.ts';
import '../sync/records/left-creations.ts';
import '../sync/runs/left-runs.ts';
import '../sync/switches/engine/engine.ts';
import '../sync/switches/engine/queued-switch.ts';
import '../sync/switches/engine/stored-switch.ts';
import '../sync/system-file/file-tasks.ts';
import '../sync/twins/watch-created.ts';
import '../sync/writes/writes.ts';
