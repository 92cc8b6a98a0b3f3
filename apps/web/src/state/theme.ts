export type ThemeChoice = 'system' | 'light' | 'dark';

/** The theme chosen, the theme shown (`#dark` and `#light` in the address force one), and the way to choose. */
export declare function useTheme(): {
  readonly choice: ThemeChoice;
  readonly shown: 'light' | 'dark';
  setChoice(choice: ThemeChoice): void;
};
