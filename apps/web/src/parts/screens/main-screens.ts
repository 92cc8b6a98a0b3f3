import {
  ArrowLeftRight,
  BookUser,
  History,
  LayoutGrid,
  type LucideIcon,
  SlidersHorizontal,
  UsersRound,
} from 'lucide-react';
import type { PlacePath } from './paths.ts';

/** The icons of the screens that the navigation leads to: the part of the table of screens that the start needs. */
export const MAIN_ICONS = {
  '/status': LayoutGrid,
  '/switch': ArrowLeftRight,
  '/lookup': BookUser,
  '/manage': UsersRound,
  '/history': History,
  '/settings': SlidersHorizontal,
} as const satisfies Partial<Record<PlacePath, LucideIcon>>;
