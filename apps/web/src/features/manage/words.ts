/** What every screen of the own system says. */
export const manageWords = {
  needsKey: 'This needs your key',
  needsKeyText:
    'With the key of your system, Frontboard shows what only you may see and changes it for you. It stays on this device.',
  toSettings: 'Enter it in Settings',
  lastKnown: 'What you see is what was last known.',
  retry: 'Try again',
} as const;
