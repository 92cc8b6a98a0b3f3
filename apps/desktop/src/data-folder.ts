import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The folder of this person's data on this computer: the storage of the page, the place of the window.
 *
 * @param platform as `process.platform`
 */
export function dataFolder(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string {
  if (platform === 'win32')
    return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Frontboard');
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'frontboard');
}
