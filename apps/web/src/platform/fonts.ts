/** Brings a typeface to the page. Until it is there, and where it can not be had, the device's own stands in. */
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
