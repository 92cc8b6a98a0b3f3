import { useLayoutEffect } from 'react';

/** What the page makes room for, or what covers it. */
type RootMark = 'formBar' | 'selectionBar' | 'primaryAction' | 'recordBar' | 'veil' | 'offline' | 'board';

/**
 * Marks the page while the component is shown, as `data-form-bar` and so on, for rules about the page. `:has()` would need no script. But with
 * it on the page, browsers compute the style of everything again for each element that comes or goes.
 */
export function useRootMark(name: RootMark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    // Two lists may be on one screen.
    dataset[name] = String(Number(dataset[name] ?? 0) + 1);
    return () => {
      const left = Number(dataset[name]) - 1;
      if (left > 0) dataset[name] = String(left);
      else delete dataset[name];
    };
  }, [name, isOn]);
}
