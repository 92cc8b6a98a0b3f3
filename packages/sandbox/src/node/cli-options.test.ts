import { describe, expect, it } from 'vitest';
import { DEFAULT_PORT, HELP, parseCliOptions, UsageError } from './cli-options.ts';

describe('the command line', () => {
  it('has a default for everything', () => {
    expect(parseCliOptions([])).toEqual({
      help: false,
      port: DEFAULT_PORT,
      host: '127.0.0.1',
      world: 'demo',
      file: null,
      v1: false,
      rateLimit: true,
      skewMs: 0,
      latencyMs: 0,
      faults: [],
    });
  });

  it('takes every option, with a space or an equals sign', () => {
    const args =
      '--port 5000 --host=::1 --world large --file=a=b.json --v1 --no-rate-limit --latency 20-80 --skew -90000';
    const fault = '[{"kind":"drop","times":1},{"kind":"empty"}]';
    expect(parseCliOptions([...args.split(' '), '--fault', fault, '--fault={"kind":"html"}'])).toEqual({
      help: false,
      port: 5000,
      host: '::1',
      world: 'large',
      file: 'a=b.json',
      v1: true,
      rateLimit: false,
      skewMs: -90_000,
      latencyMs: [20, 80],
      faults: [{ kind: 'drop', times: 1 }, { kind: 'empty' }, { kind: 'html' }],
    });
  });

  it.each([
    ['--wrold demo', 'Unknown option --wrold. --help lists what there is.'],
    ['demo', 'Unknown argument demo. --help lists what there is.'],
    ['--world moon', 'There is no world moon; there is demo, empty, large, crowd.'],
    ['--port', '--port needs a value.'],
    ['--port 65536', '--port must be a number from 0 to 65535, not 65536.'],
    ['--port http', '--port must be a number from 0 to 65535, not http.'],
    ['--v1=yes', '--v1 takes no value.'],
    ['--latency 80-20', '--latency must be milliseconds such as 40, or a range such as 20-80, not 80-20.'],
    ['--latency fast', '--latency must be milliseconds such as 40, or a range such as 20-80, not fast.'],
    ['--skew 1.5', '--skew must be whole milliseconds, not 1.5.'],
    ['--fault drop', '--fault must be JSON, such as {"kind":"drop","times":1}, not drop.'],
    ['--fault {"kind":"drop","times":0}', '--fault: "times" must be a whole number of at least 1, not 0.'],
  ])('says in one sentence what is wrong with "%s"', (line, message) => {
    expect(() => parseCliOptions(line.split(' '))).toThrow(new UsageError(message));
  });

  it('explains each option in its help', () => {
    const options = ['port', 'host', 'world', 'file', 'v1', 'no-rate-limit', 'latency', 'skew', 'fault'];
    for (const option of options) expect(HELP).toContain(`--${option}`);
  });
});
