import type { LucideIcon } from 'lucide-react';
import type { PlacePath } from '../../state/places.ts';

/** Something that can be done from the palette. */
export interface PaletteChoice {
  /** Unlike any other's at the same time. */
  readonly id: string;
  /** Says what Enter will do, or names what it opens. */
  readonly label: string;
  /** Smaller, beside it: what it is, or what will come of it. */
  readonly note?: string | undefined;
  readonly face: Face;
  /** What Enter does. */
  readonly run: () => void;
}

/** What is before a choice. */
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

/** Something to be said in place of a choice. */
export interface PaletteMessage {
  readonly title: string;
  readonly hint?: string | undefined;
}

/** What a choice can make the palette do. */
export interface PaletteHands {
  /** Goes to a place, and closes. */
  readonly go: (place: PlacePath) => void;
  readonly goToEntity: (kind: 'system' | 'member' | 'group', id: string) => void;
  /** Goes to where an own member is edited, and closes. */
  readonly edit: (memberId: string) => void;
  /** Looks an id or link up on the lookup screen, and closes. */
  readonly lookUp: (text: string) => void;
  /** Puts another text into the field. */
  readonly setText: (text: string) => void;
  /** Shows what can be done with a member; null leads back. */
  readonly setSubject: (memberId: string | null) => void;
  /** Does something that stays on the screen, and closes. */
  readonly doAndClose: (deed: () => void) => void;
}
