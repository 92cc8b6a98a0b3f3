import { useContext, useState } from 'react';
import { ImagesAllowed } from './images-allowed.ts';

/**
 * The wide picture above a name. Give it the url as `key`, too. The class sets its height, so that the box exists
 * before the picture; there is no box if the picture may not or cannot be loaded.
 */
export function Banner({ url, className }: { url: string; className: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  const isAllowed = useContext(ImagesAllowed);
  if (isBroken || !isAllowed(url)) return null;
  return (
    <img
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      decoding="async"
      className={className}
      onError={() => setBroken(true)}
    />
  );
}
