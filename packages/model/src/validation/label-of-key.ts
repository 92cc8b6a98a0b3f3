/** How messages name a field or setting: `front_history_privacy` → `Front history privacy`, `avatar_url` → `Avatar`. */
export function labelOfKey(key: string): string {
  const words = key.replace(/_url$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
