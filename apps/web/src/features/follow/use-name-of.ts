import { formatId, systemLabel } from '@frontboard/model';
import { useNaming } from '../../cache/naming/use-naming.ts';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { frontWords } from '../../text/front-words.ts';

/** The name of a system on the screen: its name, or "System exampl". */
export function useSystemNameOf(): (system: CachedSystem) => string {
  const naming = useNaming();
  return (system) =>
    systemLabel(system, naming).name ?? frontWords.unnamedSystem(formatId(system.id, naming.id));
}
