import { listMutants } from './areas.mjs';
import { namesOf, reasonOf } from './survivors.mjs';
import { tryMutants } from './try-mutants.mjs';

/**
 * Tries the mutants of an area and says what came of it.
 * @param {import('./areas.mjs').Area} area
 * @param {{ processes: number, onlySurvivors: boolean, least: number, file?: string }} options `least` is the share that must die.
 * @returns {Promise<boolean>} Whether enough died and the rest are listed with a reason.
 */
export async function checkArea(area, { processes, onlySurvivors, least, file }) {
  const all = listMutants(area);
  const chosen = file === undefined ? all : all.filter((mutant) => mutant.file.includes(file));
  const judged = await tryMutants(area, { all, chosen }, { processes, onlySurvivors, say: console.log });
  const alive = judged.filter(({ status }) => status !== 'killed' && status !== 'hung');
  const unlisted = alive.filter((mutant) => reasonOf(mutant) === null);
  for (const mutant of unlisted) {
    const [original, replacement] = namesOf(mutant);
    const which = mutant.occurrence > 1 ? ` (${mutant.occurrence})` : '';
    console.log(
      `  ${mutant.status}  ${mutant.file}:${mutant.line}  ${mutant.kind}${which}\n      ${original}\n    → ${replacement}`,
    );
  }
  const killed = judged.length - alive.length;
  const share = judged.length === 0 ? 1 : killed / judged.length;
  console.log(
    `${area.name}: ${killed} of ${judged.length} noticed (${(share * 100).toFixed(1)} %), ` +
      `${alive.length - unlisted.length} survive for a listed reason, ${unlisted.length} for none.`,
  );
  return share >= least && unlisted.length === 0;
}
