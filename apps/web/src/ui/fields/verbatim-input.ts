/** The attributes of an input for a text that is not prose, such as an ID or an address: the device neither completes nor corrects it. */
export const VERBATIM_INPUT = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
