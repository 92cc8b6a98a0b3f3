const MEDIA_PROXY =
  /^https?:\/\/media\.discordapp\.net\/attachments\/(\d{17,19}\/\d{17,19}\/[^/\\&?]+\.(?:png|jpg|jpeg|webp))(?:\?.*)?$/;

/**
 * An image URL as the service shows it: Discord's media proxy is replaced by its CDN, without the query, because links
 * to the proxy expire.
 */
export function imageUrl(url: string | null): string | null {
  return url === null ? null : url.replace(MEDIA_PROXY, 'https://cdn.discordapp.com/attachments/$1');
}
