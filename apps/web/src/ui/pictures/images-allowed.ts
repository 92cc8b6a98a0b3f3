import { createContext } from 'react';

/** Whether the picture at an address may be loaded, by the person's choice of pictures. Without a provider (`app.tsx`) none is loaded. */
export const ImagesAllowed = createContext<(url: string) => boolean>(() => false);

/** Notes that a picture is not loaded, with its address; null while nothing depends on it. */
export const PictureWithheld = createContext<((url: string) => void) | null>(null);
