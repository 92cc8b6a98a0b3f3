import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readSystemFile } from '@frontboard/portable';

/** How large a made file is. */
export interface MadeFile {
  readonly members: number;
  readonly switches: number;
  /** Messages of chats, which are not imported. */
  readonly messages: number;
}

/** What a file takes in this process. Times are of the processor, memory is the most at any time, without the file itself. */
interface Taken {
  readonly ms: number;
  readonly bytes: number;
}

/** What reading a file takes. */
export interface FileMeasure extends MadeFile {
  readonly fileBytes: number;
  /** Piece by piece, until the system is there. */
  readonly read: Taken;
  /** The text as a whole by the engine's own parser, and nothing done with its values. */
  readonly parsed: Taken;
}

const RUNS = 5;
/** A look at the memory collects what is no longer used, which takes long. */
const LOOKS = 10;

/** Reads a made file of Simply Plural, in turns with the engine's own parser, and takes the median of each. */
export async function measureFile(size: MadeFile): Promise<FileMeasure> {
  const file = new Blob([JSON.stringify(madeFile(size))]);
  const [reads, parses]: [Taken[], Taken[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    reads.push(
      await take(async (look) => {
        let next = 0;
        return readSystemFile(file, Date.now(), {
          onProgress({ done, of }) {
            if (done < next) return;
            next = done + of / LOOKS;
            look();
          },
        });
      }),
    );
    parses.push(
      await take(async (look) => {
        const text = await file.text();
        const value: unknown = JSON.parse(text);
        look();
        return [text, value];
      }),
    );
  }
  return { ...size, fileBytes: file.size, read: medianOf(reads), parsed: medianOf(parses) };
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

async function take(work: (look: () => void) => Promise<unknown>): Promise<Taken> {
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  let most = before;
  let lookedMs = 0;
  const beganMs = processorMs();
  const look = () => {
    const sinceMs = processorMs();
    most = Math.max(most, used());
    lookedMs += processorMs() - sinceMs;
  };
  const result = await work(look);
  const ms = processorMs() - beganMs - lookedMs;
  look();
  return { ms, bytes: result === undefined ? 0 : most - before };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function medianOf(runs: readonly Taken[]): Taken {
  const median = (of: keyof Taken) =>
    runs.map((run) => run[of]).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0;
  return { ms: median('ms'), bytes: median('bytes') };
}

const START_MS = Date.parse('2018-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;

/** A file of Simply Plural. */
export function madeFile({ members, switches, messages }: MadeFile): object {
  const list = (length: number, of: (index: number) => object) =>
    Array.from({ length }, (_, index) => of(index));
  return {
    users: [{ _id: 'u', username: 'lamp' }],
    members: list(members, (index) => ({
      _id: `m${index}`,
      name: `Member ${index}`,
      desc: 'Likes tea, rain and “quotes”.\n'.repeat(10),
      pronouns: 'they/them',
      color: '#5bb5a2',
      avatarUrl: `https://cdn.example.net/${index}.png`,
      private: true,
    })),
    frontHistory: list(switches, (index) => ({
      _id: `h${index}`,
      member: `m${(index * 7) % members}`,
      startTime: START_MS + index * HOUR_MS,
      endTime: START_MS + (index + 1) * HOUR_MS,
      live: false,
    })),
    chatMessages: list(messages, (index) => ({
      _id: `c${index}`,
      writer: `m${index % members}`,
      writtenAt: START_MS + index,
      message: 'Nobody else should ever read this. '.repeat(3),
    })),
  };
}
