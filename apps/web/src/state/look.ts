import type { Settings } from '../persistence/documents/settings.ts';
import { setHours } from '../platform/device-format.ts';
import { loadFont } from '../platform/fonts.ts';
import type { SettingsStore } from './settings.ts';

/**
 * Sets size, density, typeface and discretion on `<html>`, where the style sheets read them, sets which hours the formats of times
 * use, and updates all of it. `start.js` has set the first two before the first paint.
 */
export function applyLook(settings: SettingsStore): () => void {
  const apply = ({ textSize, density, font, discreet, hours }: Settings) => {
    setHours(hours);
    const { dataset } = document.documentElement;
    dataset.text = textSize;
    dataset.density = density;
    dataset.font = font;
    dataset.discreet = String(discreet);
    if (font !== 'system') loadFont(font);
  };
  apply(settings.getState());
  return settings.subscribe(apply);
}
