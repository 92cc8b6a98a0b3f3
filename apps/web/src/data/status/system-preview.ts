import type { CachedSystem } from '@frontboard/model';
import type { Front } from './types.ts';

export interface SystemPreview {
  readonly state: 'idle' | 'invalid' | 'loading' | 'found' | 'not-found' | 'error';
  /** What to say when it is invalid, not found or an error. */
  readonly message?: string;
  readonly system?: CachedSystem;
  /** Absent until it has arrived. */
  readonly front?: Front;
}

/** Looks up what is typed, 400 ms after the last key. An older answer never replaces a newer one. */
export declare function useSystemPreview(text: string): SystemPreview;
