/** Upper bound of the wait for a picture. */
const DEADLINE_MS = 8_000;

/**
 * Loads a picture and returns its pixels as red, green, blue and opacity, scaled down to `side` by `side` pixels. Null if its host does not
 * allow other pages to read it, or it no longer exists: the browser does not say which. Sends no cookies and no referrer.
 *
 * @param side px
 */
export async function readPicture(url: string, side: number): Promise<Uint8ClampedArray | null> {
  try {
    const image = await load(url);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return null;
    context.drawImage(image, 0, 0, side, side);
    return context.getImageData(0, 0, side, side).data;
  } catch {
    return null;
  }
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const timer = setTimeout(() => reject(new Error('The picture takes too long.')), DEADLINE_MS);
    // Without the host's consent, the page cannot read the pixels of a picture.
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => {
      clearTimeout(timer);
      resolve(image);
    };
    image.onerror = () => {
      clearTimeout(timer);
      reject(new Error('The picture can not be loaded.'));
    };
    image.src = url;
  });
}
