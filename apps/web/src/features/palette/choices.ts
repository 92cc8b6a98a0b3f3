import type { LucideIcon } from 'lucide-react';
import type { PlacePath } from '../../parts/screens/paths.ts';
import type { SwitchSearch } from '../../session/switch-search.ts';

/** Something that can be done from the palette. */
export interface PaletteChoice {
  /** Unique among all choices at one time. */
  readonly id: string;
  /** The effect of Enter, or the name of what it opens. */
  readonly label: string;
  /** Smaller, beside it: its kind, or its effect. */
  readonly note?: string | undefined;
  readonly face: Face;
  /** Whether it is called by a name that is only on this device. */
  readonly isNamedHere?: boolean;
  /** What Enter does. */
  readonly run: () => void;
}

/** The icon of a choice. */
export type Face =
  | { readonly kind: 'icon'; readonly Icon: LucideIcon }
  | {
      readonly kind: 'picture';
      readonly name: string | null;
      readonly url: string | null;
      readonly color: string | null;
      readonly shape: 'circle' | 'squircle';
    };

/** Choices that belong together. */
export interface ChoiceSection {
  readonly id: string;
  readonly title: string;
  readonly choices: readonly PaletteChoice[];
}

/** A message instead of a choice. */
export interface PaletteMessage {
  readonly title: string;
  readonly hint?: string | undefined;
}

/** The actions of the palette. */
export interface PaletteHands {
  /** Goes to a place, and closes. */
  readonly go: (place: PlacePath) => void;
  readonly goToEntity: (kind: 'system' | 'member' | 'group', id: string) => void;
  /** Opens the form of an own member, and closes. */
  readonly edit: (memberId: string) => void;
  /** Opens the form of a switch that was not recorded, and closes. */
  readonly addForgotten: () => void;
  /** Opens Switch with a front that is not recorded yet, and closes. */
  readonly prepare: (search: SwitchSearch) => void;
  /** Looks an id or link up on the lookup screen, and closes. */
  readonly lookUp: (text: string) => void;
  /** Puts another text into the field. */
  readonly setText: (text: string) => void;
  /** Shows the actions for a member; null leads back. */
  readonly setSubject: (memberId: string | null) => void;
  /** Does something that stays on the screen, and closes. */
  readonly doAndClose: (act: () => void) => void;
}
