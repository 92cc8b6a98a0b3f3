import { opensKeyboard } from '../../ui/focus/initial-focus.ts';

/**
 * Where a person continues once filters or a search are cleared: at the search, or at the button inside it where the search would open
 * a keyboard over the list.
 *
 * @param tools contains the search
 */
export function searchPlace(tools: Element | null): HTMLElement | null {
  const field = tools?.querySelector<HTMLElement>('search input') ?? null;
  if (field === null || !opensKeyboard(field)) return field;
  return tools?.querySelector<HTMLElement>('search [aria-haspopup]') ?? null;
}
