import { isWorldName, type Sandbox, WORLD_NAMES, type WorldName, worldGuide } from '@frontboard/sandbox';
import { Problem } from './problem.mjs';

const MOST_SHOWN = 8;

/** The world with this name; the demo without one. @throws {Problem} If there is no such world. */
export function readWorld(world = 'demo'): WorldName {
  if (isWorldName(world)) return world;
  throw new Problem(`There is no world "${world}"; --world takes ${WORLD_NAMES.join(', ')}.`);
}

/** What a person needs to explore a sandbox: systems to follow, and the tokens of its systems. */
export function sandboxGuide(
  sandbox: Sandbox,
  { world, file }: { world: WorldName; file: string | null },
): string[] {
  const { description, follow } = worldGuide(world);
  const known = follow.filter((id) => sandbox.state.index.systemById.has(id));
  const more = known.length > MOST_SHOWN ? ` and ${known.length - MOST_SHOWN} more` : '';
  return [
    file === null
      ? `Sandbox: world "${world}", ${description}. It lasts as long as this command runs.`
      : `Sandbox: kept in ${file}.`,
    `To follow: ${known.slice(0, MOST_SHOWN).join(' ')}${more}`,
    'Tokens, invented and good for nothing else:',
    ...sandbox.tokens.map(({ label, systemId, token }) => `  ${systemId.padEnd(7)} ${token}  ${label}`),
    `The secret of the routes below /sandbox: ${sandbox.adminSecret}`,
  ];
}
