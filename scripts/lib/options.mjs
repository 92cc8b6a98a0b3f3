import { parseArgs } from 'node:util';
import { Help, Problem } from './problem.mjs';

/**
 * One option. Without an example it is a switch, which takes no value.
 * @template T
 * @typedef {object} Option
 * @property {string} help One line for `--help`.
 * @property {string} [example] What to write after the name, shown in help and in messages: `4173`.
 * @property {boolean} [valueOptional] The name may also be alone; the text is then empty.
 * @property {(text: string, name: string) => T} [read] Turns the text into the value, or throws a `Problem`.
 */

/** @typedef {Record<string, Option<unknown>>} Options */

/**
 * @template {Option<unknown>} O
 * @typedef {O extends { read: (text: string, name: string) => infer T } ? T : O extends { example: string } ? string : true} Value
 */

/**
 * Reads the options of one command, written `--name value` or `--name=value`. Every command also has `--help`.
 * @template {Options} S
 * @param {string[]} args
 * @param {{ command: string, about: string, options: S, env?: NodeJS.ProcessEnv, words?: string[] }} spec `command` is how the
 * person calls it, `npm start`; `about` says in one sentence what it does. `words` receives what is not an option; without it such a
 * word is refused.
 * @returns {{ [K in keyof S]?: Value<S[K]> }} Only what was given.
 * @throws {Problem} For an unknown name, a missing or wrong value, or options that npm kept for itself.
 * @throws {Help} For `--help`.
 */
export function readOptions(args, { command, about, options, env = process.env, words }) {
  /** @type {Options} */
  const all = { ...options, help: { help: 'This text.' } };
  refuseOptionsForNpm({ command, env, options: all });
  const { tokens } = parseArgs({
    // A name whose value is missing would take the next name as its value.
    args: args.map((text, index) => {
      const takesValue = text.startsWith('--') && all[text.slice(2)]?.example !== undefined;
      return takesValue && /^(?:--|$)/.test(args[index + 1] ?? '') ? `${text}=` : text;
    }),
    options: Object.fromEntries(
      Object.entries(all).map(([name, { example }]) => [
        name,
        { type: example === undefined ? 'boolean' : 'string' },
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const values = tokens.flatMap((token) => {
    if (token.kind === 'option-terminator') return [];
    if (token.kind === 'positional') {
      if (words === undefined) throw unknown(token.value);
      words.push(token.value);
      return [];
    }
    const { name, value, rawName } = token;
    const option = Object.hasOwn(all, name) ? all[name] : undefined;
    if (option === undefined) throw unknown(rawName);
    const { example, valueOptional = false, read = (/** @type {string} */ text) => text } = option;
    if (example === undefined) {
      if (value !== undefined) throw new Problem(`--${name} takes no value.`);
      return [[name, true]];
    }
    if (!value && !valueOptional)
      throw new Problem(`--${name} needs a value: ${command} -- --${name} ${example}`);
    return [[name, read(value ?? '', name)]];
  });
  const { help, ...given } = Object.fromEntries(values);
  if (help) throw new Help(helpText({ command, about, options: all }));
  return given;

  /** @param {string} text */
  function unknown(text) {
    return new Problem(`${command} does not know ${quoted(text)}. It takes ${list(Object.keys(all))}.`);
  }
}

/**
 * `npm start --port 80` gives the option to npm, which passes it on as an environment variable and nothing else: the
 * command would start with its defaults without any message.
 * @param {{ command: string, env: NodeJS.ProcessEnv, options: Options }} context
 */
function refuseOptionsForNpm({ command, env, options }) {
  const taken = Object.keys(options).find((name) => env[`npm_config_${name}`] !== undefined);
  if (taken === undefined) return;
  const example = `--${taken} ${options[taken]?.example ?? ''}`.trim();
  throw new Problem(
    `npm kept --${taken} for itself. Put two dashes before the options: ${command} -- ${example}`,
  );
}

/** @param {{ command: string, about: string, options: Options }} spec */
function helpText({ command, about, options }) {
  const rows = Object.entries(options).map(([name, { example = '', help }]) => [
    `--${name} ${example}`.trim(),
    help,
  ]);
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return [about, '', `  ${command} -- [options]`, '']
    .concat(rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`))
    .join('\n');
}

/**
 * Reads a whole number.
 * @param {number} least
 * @param {number} [most]
 */
export function wholeNumber(least, most = Number.MAX_SAFE_INTEGER) {
  return (/** @type {string} */ value, /** @type {string} */ name) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    throw new Problem(`--${name} takes a whole number ${range}, not ${quoted(value)}.`);
  };
}

/** @param {string} text */
const quoted = (text) => `"${text}"`;

/** @param {string[]} names */
function list(names) {
  const dashed = names.map((name) => `--${name}`);
  const last = dashed.pop();
  return dashed.length === 0 ? last : `${dashed.join(', ')} and ${last}`;
}
