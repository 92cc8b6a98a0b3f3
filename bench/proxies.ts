import { insertMember, newMemberRow, type SandboxState, worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import type { StaticFiles } from '../scripts/lib/static-files.ts';
import { longestTaskMs, noteLongTasks } from './lib/long-tasks.ts';
import { openFreshBrowser } from './lib/visit.ts';

/** A system whose proxy tags are compared with each other. */
export interface TaggedSystem {
  readonly members: number;
  readonly tagsEach: number;
  /** Characters of each side. */
  readonly sideLength: number;
}

/** The cost of comparing the proxy tags of a system. */
export interface ProxiesMeasure extends TaggedSystem {
  /** From opening the part above the list until it shows which tags overlap. */
  readonly shownMs: number;
  /** The longest task from the start of the page until a message typed there is answered. */
  readonly longestTaskMs: number;
}

/** Each tag is similar to all others, so that only their last characters differ. */
const COMMON = 'ab';

/** Opens the own members of such a system and what is above the list, and types a message there. */
export async function measureProxies(
  files: StaticFiles,
  tagged: TaggedSystem,
  slowdown: number,
): Promise<ProxiesMeasure> {
  const service = await serveSandbox({ world: 'empty' });
  const app = await serveApp({ files, service: service.url as `http${string}` });
  const [system = ''] = worldGuide('empty').follow;
  addMembers(service.sandbox.state, system, tagged);
  const { token } = service.sandbox.tokens.find(({ systemId }) => systemId === system) ?? { token: '' };
  const documents = { settings: { version: 16, settings: { token } } };
  const fresh = await openFreshBrowser(app.url, documents, { serviceWorkers: 'block' });
  try {
    const page = await fresh.context.newPage();
    await noteLongTasks(page);
    const cdp = await fresh.context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${app.url}/manage/members`);
    await page.locator('[aria-setsize] a').first().waitFor({ timeout: 120_000 });
    await page.waitForTimeout(2_000);
    const startMs = performance.now();
    await page.getByText('Who would speak?').click();
    await page.getByRole('heading', { name: /pairs? of proxy tags/ }).waitFor({ timeout: 120_000 });
    const shownMs = performance.now() - startMs;
    await page.getByLabel('Message').fill(COMMON.repeat(100));
    await page.getByText('No proxy tags match').waitFor({ timeout: 120_000 });
    return { ...tagged, shownMs, longestTaskMs: await longestTaskMs(page) };
  } finally {
    await fresh.close();
    await app.close();
    await service.close();
  }
}

/** Members with different tags, except the last two, who have the same. */
function addMembers(
  state: SandboxState,
  system: string,
  { members, tagsEach, sideLength }: TaggedSystem,
): void {
  const row = [...state.systems.values()].find(({ id }) => id === system);
  if (row === undefined) throw new Error(`The world has no system ${system}.`);
  const side = (number: number) => {
    const ending = String(number).padStart(6, '0');
    return COMMON.repeat(sideLength).slice(0, sideLength - ending.length) + ending;
  };
  for (let index = 0; index < members; index += 1) {
    const first = Math.min(index, members - 2) * tagsEach;
    insertMember(
      state,
      newMemberRow({
        uuid: crypto.randomUUID(),
        id: `m${String(index)
          .padStart(5, '0')
          .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
        system: row.uuid,
        name: `Member ${index}`,
        created: row.created,
        proxy_tags: Array.from({ length: tagsEach }, (_, tag) => ({
          prefix: side(first + tag),
          suffix: [...side(first + tag)].reverse().join(''),
        })),
      }),
    );
  }
}
