import type { Settings } from '../persistence/documents/settings.ts';
import { setHours } from '../platform/device-format.ts';
import { loadFont } from '../platform/fonts.ts';
import type { SettingsStore } from './settings.ts';

/**
 * Puts size, density, typeface and discretion on `<html>`, where the style sheets read them, and tells the formats of times which hours to
 * write. Keeps all of it right. `start.js` has put the first two there before the first paint.
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
