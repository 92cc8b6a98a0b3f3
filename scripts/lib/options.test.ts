import { describe, expect, it } from 'vitest';
import { readOptions, wholeNumber } from './options.mjs';
import { Help, Problem } from './problem.mjs';

const options = {
  port: { example: '4173', help: 'Where it listens.', read: wholeNumber(0, 65_535) },
  host: {
    example: '192.168.0.2',
    help: 'On which address.',
    valueOptional: true,
    read: (text: string) => text || 'all',
  },
  world: { example: 'demo', help: 'Which data.' },
  large: { help: 'With much data.' },
};
const read = (args: string[], env = {}) =>
  readOptions(args, { command: 'npm start', about: 'Starts.', options, env });

describe('readOptions', () => {
  it('reads values after a space and after an equals sign', () => {
    expect(read(['--port', '80', '--world=large', '--large'])).toEqual({
      port: 80,
      world: 'large',
      large: true,
    });
  });

  it('leaves out what was not given', () => {
    expect(read([])).toEqual({});
  });

  it('lets an optional value be absent, at the end and before another option', () => {
    expect(read(['--host'])).toEqual({ host: 'all' });
    expect(read(['--host', '--port', '1'])).toEqual({ host: 'all', port: 1 });
    expect(read(['--host', '10.0.0.1'])).toEqual({ host: '10.0.0.1' });
  });

  it('names the options it knows when it meets one it does not', () => {
    expect(() => read(['--prot', '80'])).toThrow(
      new Problem('npm start does not know "--prot". It takes --port, --host, --world, --large and --help.'),
    );
    for (const unknown of ['4173', '-p', '--constructor', '--no-large'])
      expect(() => read([unknown])).toThrow(`does not know "${unknown}"`);
  });

  it('collects words that are not options, where the command takes them', () => {
    const words: string[] = [];
    const values = readOptions(['--world', 'demo', 'status'], {
      command: 'npm test',
      about: 'Tests.',
      options,
      env: {},
      words,
    });
    expect(values).toEqual({ world: 'demo' });
    expect(words).toEqual(['status']);
  });

  it('shows an example when a value is missing', () => {
    for (const args of [['--world'], ['--world='], ['--world', '--help'], ['--world', '']]) {
      expect(() => read(args)).toThrow(new Problem('--world needs a value: npm start -- --world demo'));
    }
  });

  it('refuses a value for a switch', () => {
    expect(() => read(['--large=yes'])).toThrow(new Problem('--large takes no value.'));
  });

  it.each(['', '-1', '80.5', '65536', 'abc', '0x50', '1e3'])('refuses %j as a port', (port) => {
    expect(() => read([`--port=${port}`])).toThrow(Problem);
  });

  it.each([0, 1, 4173, 65_535])('takes %i as a port', (port) => {
    expect(read(['--port', String(port)])).toEqual({ port });
  });

  it('recognises an option that npm took because the two dashes were missing', () => {
    expect(() => read([], { npm_config_port: '5000' })).toThrow(
      new Problem('npm kept --port for itself. Put two dashes before the options: npm start -- --port 4173'),
    );
  });
});

it('numbers have bounds, which the message names', () => {
  expect(wholeNumber(1)('3', 'times')).toBe(3);
  for (const text of ['', '-1', '1.5', 'ten', '0'])
    expect(() => wholeNumber(1)(text, 'times')).toThrow(
      new Problem(`--times takes a whole number from 1, not "${text}".`),
    );
  expect(() => wholeNumber(2, 50)('51', 'runs')).toThrow('from 2 to 50');
});

it('--help has a line for every option, and itself', () => {
  expect(() => read(['--port', '1', '--help'])).toThrow(Help);
  for (const name of [...Object.keys(options), 'help'])
    expect(() => read(['--help'])).toThrow(new RegExp(`^ {2}--${name} `, 'm'));
});
