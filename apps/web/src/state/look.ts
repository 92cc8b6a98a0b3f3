import { loadFont } from '../platform/fonts.ts';
import type { Preferences, PreferencesStore } from './preferences.ts';

/**
 * Puts size, density, typeface and discretion on `<html>` and keeps them right; the style sheets read them there. `start.js`
 * has put the first two there before the first paint.
 */
export function applyLook(preferences: PreferencesStore): () => void {
  const apply = ({ textSize, density, font, discreet }: Preferences) => {
    const { dataset } = document.documentElement;
    dataset.text = textSize;
    dataset.density = density;
    dataset.font = font;
    dataset.discreet = String(discreet);
    if (font !== 'system') loadFont(font);
  };
  apply(preferences.getState());
  return preferences.subscribe(apply);
}
