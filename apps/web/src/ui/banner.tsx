import { useState } from 'react';

/**
 * The wide picture above a name. Give it the url as `key`, too. The class sets its height, so that the box exists
 * before the picture; the box is removed if the picture cannot be loaded.
 */
export function Banner({ url, className }: { url: string; className: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
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
