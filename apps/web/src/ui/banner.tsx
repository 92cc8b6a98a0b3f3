import { useState } from 'react';

/**
 * The wide picture above a name. Give it the url as `key`, too. The class gives it its height, so that there is a box
 * before the picture is; it is gone when there is none to be had.
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
