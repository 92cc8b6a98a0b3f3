import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { words } from './words.ts';

/**
 * The program that lets the person choose a folder, and its arguments. On Windows it is the one that every Windows has: the dialog needs a thread
 * of its own, or the window would freeze behind it.
 */
export function folderCommand(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): [string, ...string[]] {
  if (platform !== 'win32')
    return ['zenity', '--file-selection', '--directory', `--title=${words.chooseFolder}`];
  const script = [
    '[Console]::OutputEncoding = New-Object System.Text.UTF8Encoding $false',
    'Add-Type -AssemblyName System.Windows.Forms',
    '$owner = New-Object System.Windows.Forms.Form -Property @{ TopMost = $true }',
    `$dialog = New-Object System.Windows.Forms.FolderBrowserDialog -Property @{ Description = '${words.chooseFolder}' }`,
    "if ($dialog.ShowDialog($owner) -eq 'OK') { [Console]::Out.Write($dialog.SelectedPath) }",
  ].join('; ');
  return [
    join(env.SystemRoot ?? 'C:\\Windows', 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe'),
    '-NoProfile',
    '-NonInteractive',
    '-STA',
    // Encoded, so that no shell and no quoting reads it.
    '-EncodedCommand',
    Buffer.from(script, 'utf16le').toString('base64'),
  ];
}

/**
 * Shows the system's dialog for a folder. One at a time: a second call while it is open counts as dismissed.
 *
 * @returns the chosen path; empty when the dialog was dismissed; null if the system has none
 */
export function createAskFolder(
  command: readonly [string, ...string[]] = folderCommand(process.platform, process.env),
): () => Promise<string | null> {
  let isOpen = false;
  return async () => {
    if (isOpen) return '';
    isOpen = true;
    try {
      return await runDialog(command);
    } finally {
      isOpen = false;
    }
  };
}

function runDialog([program, ...args]: readonly [string, ...string[]]): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], windowsHide: true });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', () => resolve(null));
    child.on('close', (code) => {
      const path = Buffer.concat(parts)
        .toString('utf8')
        .replace(/\r?\n$/, '');
      // zenity ends with 1 when it is dismissed.
      resolve(code === 0 || code === 1 ? path : null);
    });
  });
}
