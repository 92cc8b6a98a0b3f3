import { describe, expect, it } from 'vitest';
import { helpText, readCount, readFlag, readOptions, readPort, readText } from './options.mjs';
import { Problem } from './problem.mjs';

const options = {
  port: { example: '4173', help: 'Where it listens.', read: readPort },
  host: {
    example: '192.168.0.2',
    help: 'On which address.',
    valueOptional: true,
    read: (v: string | null) => v ?? 'all',
  },
  world: { example: 'demo', help: 'Which data.', read: readText },
  help: { example: '', help: 'This text.', read: readFlag },
};
const read = (args: string[], env = {}) => readOptions(args, { command: 'npm start', options, env });

describe('readOptions', () => {
  it('reads values after a space and after an equals sign', () => {
    expect(read(['--port', '80', '--world=large'])).toEqual({ port: 80, world: 'large' });
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
      new Problem('npm start does not know "--prot". It takes --port, --host, --world and --help.'),
    );
    expect(() => read(['4173'])).toThrow(/does not know "4173"/);
  });

  it('collects words that are not options, where the command takes them', () => {
    const words: string[] = [];
    const values = readOptions(['--world', 'demo', 'status'], {
      command: 'npm test',
      options,
      env: {},
      words,
    });
    expect(values).toEqual({ world: 'demo' });
    expect(words).toEqual(['status']);
  });

  it('shows an example when a value is missing', () => {
    for (const args of [['--world'], ['--world='], ['--world', '--help']]) {
      expect(() => read(args)).toThrow(new Problem('--world needs a value: npm start -- --world demo'));
    }
  });

  it('refuses a value for a switch', () => {
    expect(() => read(['--help=yes'])).toThrow(new Problem('--help takes no value.'));
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

describe('readCount', () => {
  it('reads whole numbers only', () => {
    expect(readCount('0', 'times')).toBe(0);
    for (const text of [null, '', '-1', '1.5', 'ten'])
      expect(() => readCount(text, 'times')).toThrow('--times takes a whole number');
  });
});

describe('helpText', () => {
  it('has a line for every option', () => {
    const text = helpText({ command: 'npm start', about: 'Starts.', options });
    for (const name of Object.keys(options)) expect(text).toMatch(new RegExp(`^ {2}--${name} `, 'm'));
  });
});
