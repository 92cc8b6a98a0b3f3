/** Loads a typeface. Until it has loaded, and where it can't be loaded, the device's own typeface is shown. */
export function loadFont(font: 'atkinson' | 'opendyslexic'): void {
  const files =
    font === 'atkinson'
      ? [
          import('@fontsource/atkinson-hyperlegible-next/400.css'),
          import('@fontsource/atkinson-hyperlegible-next/600.css'),
        ]
      : [import('@fontsource/opendyslexic/400.css'), import('@fontsource/opendyslexic/700.css')];
  for (const file of files) file.catch(() => {});
}
