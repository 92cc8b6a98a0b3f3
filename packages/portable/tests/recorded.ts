import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ApiAnswers, ApiRecord } from '../src/index.ts';

/** The text of a recorded file. */
export function recordedText(name: string): string {
  return gunzipSync(readFileSync(new URL(`./fixtures/${name}.json.gz`, import.meta.url)))
    .toString()
    .trim();
}

/** What the service answered about a recorded system. */
export function recordedAnswers(name: string): ApiAnswers {
  const answers: Record<string, unknown> = JSON.parse(recordedText(`${name}.api`));
  const at = (path: string) => answers[path];
  return {
    system: at('/systems/@me') as ApiRecord,
    config: at('/systems/@me/settings') as ApiRecord,
    members: at('/systems/@me/members') as readonly ApiRecord[],
    groups: at('/systems/@me/groups?with_members=true') as readonly ApiRecord[],
    switches: Object.keys(answers)
      .filter((path) => path.startsWith('/systems/@me/switches'))
      .flatMap((path) => at(path) as readonly ApiRecord[]),
  };
}
