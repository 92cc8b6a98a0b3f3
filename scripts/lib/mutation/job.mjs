/**
 * The input and the output of a process that tries mutants.
 *
 * @typedef {object} Job
 * @property {number} mutantCount
 * @property {readonly number[]} mutants Ids, in the order in which they are tried.
 * @property {readonly string[]} folders Full paths of the folders of all mutants, by their ids: tests beside the code run first.
 * @property {readonly string[]} tests Full paths.
 * @property {string} [tooLong] A pattern: tests with such a name are left out.
 * @property {Coverage} [coverage] From an earlier process; without it this one measures and writes it.
 * @property {boolean} confirmsEach Whether every test that noticed a mutant runs again at once without it, not only now and then.
 * @property {string} coverageFile
 * @property {string} progressFile One line of JSON for each mutant that is begun, and one for each that has ended.
 *
 * @typedef {object} Coverage
 * @property {Measured[]} tests
 * @property {string[]} failed Tests that fail without any mutant.
 * @property {number[]} atStart Mutants that take effect while a file is loaded.
 *
 * @typedef {object} Measured A test without a mutant.
 * @property {string} id
 * @property {string} file
 * @property {string} name
 * @property {number} ms
 * @property {(readonly [id: number, times: number])[]} reached
 *
 * `hung`: a test waits for something that never comes. `unclear`: after the mutant, the test also fails without it.
 * @typedef {{ status: 'killed' | 'hung' | 'survived' | 'unreached' | 'unclear', by?: string, tests?: number }} Verdict
 */
export {};
