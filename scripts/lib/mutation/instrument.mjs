/**
 * @typedef {import('./find-mutants.mjs').Mutant} Mutant
 * @typedef {import('./find-mutants.mjs').Place} Place
 *
 * @typedef {object} Site All mutants of one place.
 * @property {Place} place
 * @property {number} start
 * @property {number} end
 * @property {{ id: number, replacement: string }[]} mutants
 */

/**
 * The program with all its mutants in it. `__isMutant(id)` decides which of them takes effect, so one loaded program serves
 * them all.
 * @param {string} text
 * @param {readonly Mutant[]} mutants In the order of the text.
 * @param {number} firstId The id of the first of them; the others follow.
 */
export function instrument(text, mutants, firstId) {
  /** @type {Site[]} */
  const sites = [];
  mutants.forEach((mutant, index) => {
    const { place, start, end, replacement } = mutant;
    const same = sites.find((site) => site.start === start && site.end === end && site.place === place);
    const entry = { id: firstId + index, replacement };
    if (same === undefined) sites.push({ place, start, end, mutants: [entry] });
    else same.mutants.push(entry);
  });
  return render(text, { start: 0, end: text.length, sites });
}

/**
 * @param {string} text
 * @param {{ start: number, end: number, sites: readonly Site[] }} part `sites` are those inside it, outer ones first.
 * @returns {string}
 */
function render(text, { start, end, sites }) {
  let output = '';
  let done = start;
  for (let index = 0; index < sites.length; ) {
    const site = /** @type {Site} */ (sites[index]);
    let next = index + 1;
    while (next < sites.length && /** @type {Site} */ (sites[next]).start < site.end) next += 1;
    const inner = render(text, { start: site.start, end: site.end, sites: sites.slice(index + 1, next) });
    output += text.slice(done, site.start) + place(site, inner);
    done = site.end;
    index = next;
  }
  return output + text.slice(done, end);
}

/** @param {Site} site @param {string} inner */
function place(site, inner) {
  const [first] = site.mutants;
  switch (site.place) {
    case 'expression': {
      const choices = site.mutants.map(({ id, replacement }) => `__isMutant(${id})?(${replacement}\n):`);
      return `(${choices.join('')}(${inner}))`;
    }
    // Braces around it keep an `else` with its own `if`.
    case 'statement':
      return `{if(!__isMutant(${first?.id})){${inner}}}`;
    case 'case':
      return `if(!__isMutant(${first?.id})){${inner}}`;
    case 'body':
      return `{if(__isMutant(${first?.id}))return;${inner.slice(1)}`;
  }
}
