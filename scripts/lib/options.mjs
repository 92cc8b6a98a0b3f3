import { Problem } from './problem.mjs';

/**
 * @template T
 * @typedef {object} Option
 * @property {string} example What to write after the name, shown in help and in messages: `4173`. Empty for a switch.
 * @property {string} help One line for `--help`.
 * @property {boolean} [valueOptional] The name may also be alone; `read` then gets null.
 * @property {(value: string | null, name: string) => T} read Turns the text into the value, or throws a `Problem`.
 */

/**
 * @template {Record<string, Option<unknown>>} S
 * @typedef {{ [K in keyof S]?: ReturnType<S[K]['read']> }} OptionValues
 */

/**
 * Reads the options of one command, written `--name value` or `--name=value`.
 * @template {Record<string, Option<unknown>>} S
 * @param {string[]} args
 * @param {{ command: string, options: S, env?: NodeJS.ProcessEnv, words?: string[] }} spec `command` is how the person calls
 * it, `npm start`. `words` receives what is not an option; without it such a word is refused.
 * @returns {OptionValues<S>} Only what was given.
 * @throws {Problem} For an unknown name, a missing or wrong value, or options that npm kept for itself.
 */
export function readOptions(args, { command, options, env = process.env, words }) {
  /** @type {Record<string, unknown>} */
  const values = {};
  const names = Object.keys(options);
  refuseOptionsForNpm(names, { command, env, options });

  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    const [, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(argument) ?? [];
    const option = name === undefined ? undefined : options[name];
    if (name === undefined && words !== undefined) {
      words.push(argument);
      continue;
    }
    if (name === undefined || option === undefined) {
      throw new Problem(`${command} does not know ${quoted(argument)}. It takes ${list(names)}.`);
    }
    if (option.example === '') {
      if (inline !== undefined) throw new Problem(`--${name} takes no value.`);
      values[name] = option.read(null, name);
      continue;
    }
    const next = args[index + 1];
    const following = next === undefined || next.startsWith('--') ? undefined : next;
    if (inline === undefined && following !== undefined) index += 1;
    const value = inline ?? following;
    if ((value === undefined || value === '') && option.valueOptional !== true) {
      throw new Problem(`--${name} needs a value: ${command} -- --${name} ${option.example}`);
    }
    values[name] = option.read(value ?? null, name);
  }
  // Each value was made by the `read` of its own name, which the compiler cannot infer from the loop above.
  return /** @type {OptionValues<S>} */ (values);
}

/**
 * `npm start --port 80` gives the option to npm, which passes it on as an environment variable and nothing else: the
 * command would start with its defaults without any message.
 * @param {string[]} names
 * @param {{ command: string, env: NodeJS.ProcessEnv, options: Record<string, Option<unknown>> }} context
 */
function refuseOptionsForNpm(names, { command, env, options }) {
  const taken = names.find((name) => env[`npm_config_${name}`] !== undefined);
  if (taken === undefined) return;
  const example = `--${taken} ${options[taken]?.example ?? ''}`.trim();
  throw new Problem(
    `npm kept --${taken} for itself. Put two dashes before the options: ${command} -- ${example}`,
  );
}

/**
 * The text for `--help`.
 * @param {{ command: string, about: string, options: Record<string, Option<unknown>> }} spec
 */
export function helpText({ command, about, options }) {
  const rows = Object.entries(options).map(([name, { example, help }]) => [
    `--${name} ${example}`.trim(),
    help,
  ]);
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return [about, '', `  ${command} -- [options]`, '']
    .concat(rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`))
    .join('\n');
}

/** @param {string | null} value @param {string} name */
export function readText(value, name) {
  if (value === null) throw new Problem(`--${name} needs a value.`);
  return value;
}

/** A TCP port; 0 lets the system choose. @param {string | null} value @param {string} name */
export function readPort(value, name) {
  const port = Number(value);
  if (value === null || !/^\d+$/.test(value) || port > 65_535) {
    throw new Problem(`--${name} takes a number from 0 to 65535, not ${quoted(value ?? '')}.`);
  }
  return port;
}

/** How often or how many: a whole number. @param {string | null} value @param {string} name */
export function readCount(value, name) {
  if (value === null || !/^\d+$/.test(value)) {
    throw new Problem(`--${name} takes a whole number, not ${quoted(value ?? '')}.`);
  }
  return Number(value);
}

export const readFlag = () => true;

/** @param {string} text */
const quoted = (text) => `"${text}"`;

/** @param {string[]} names */
function list(names) {
  const dashed = names.map((name) => `--${name}`);
  const last = dashed.pop() ?? 'no options';
  return dashed.length === 0 ? last : `${dashed.join(', ')} and ${last}`;
}
