import type { StorageProblem } from '../../platform/storage.ts';
import type { StorageUse } from '../../platform/storage-use.ts';
import type { FactRow } from '../../ui/fact-list.tsx';
import { formatBytes } from '../../ui/numbers/format-bytes.ts';
import { debugWords } from './words.ts';

const words = debugWords.storage;

/** Facts about what is stored on the device; the total is loading while `use` is null. */
export function storageFacts(use: StorageUse | null, problem: StorageProblem | null): readonly FactRow[] {
  if (use === null) return [{ label: words.total, kind: 'loading' }];
  const { usedBytes, quotaBytes } = use;
  return [
    usedBytes === null || quotaBytes === null
      ? { label: words.total, kind: 'quiet', text: words.unknown }
      : {
          label: words.total,
          kind: 'text',
          text: words.totalText(formatBytes(usedBytes), formatBytes(quotaBytes)),
        },
    ...use.documents.map(
      ({ key, bytes }): FactRow => ({ label: key, kind: 'text', text: formatBytes(bytes) }),
    ),
    ...(problem === null
      ? []
      : [{ label: words.problem, kind: 'text', text: words.problems[problem] } satisfies FactRow]),
  ];
}
