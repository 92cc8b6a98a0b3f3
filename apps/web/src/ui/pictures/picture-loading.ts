import { createContext } from 'react';

/**
 * When the pictures of a part of the screen load: `near` leaves it to the browser, which then observes each picture. That takes as long as all else
 * that it does to create one, so parts with many pictures find out themselves: `now` or, where the window is far, `later`.
 */
export const PictureLoading = createContext<'now' | 'near' | 'later'>('near');
