import { setHours } from '../platform/device-format.ts';
import { loadFont } from '../platform/fonts.ts';
import type { Preferences, PreferencesStore } from './preferences.ts';

/**
 * Puts size, density, typeface and discretion on `<html>`, where the style sheets read them, and tells the formats of times which hours to
 * write. Keeps all of it right. `start.js` has put the first two there before the first paint.
 */
export function applyLook(preferences: PreferencesStore): () => void {
  const apply = ({ textSize, density, font, discreet, hours }: Preferences) => {
    setHours(hours);
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
