import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The browser that can show the page in its own window: Edge, which comes with Windows; elsewhere a Chromium, too. Null without one. */
export function findBrowser(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string | null {
  return browserPlaces(platform, env).find(isProgram) ?? null;
}

/** Where such a browser may be, the likeliest first. */
export function browserPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): readonly string[] {
  if (platform === 'win32') {
    const roots = [env['ProgramFiles(x86)'], env.ProgramFiles, env.LOCALAPPDATA];
    return roots.filter(isNamed).map((root) => join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(isNamed);
  return ['microsoft-edge', 'chromium'].flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isNamed(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
