/** The service's limits; length counts UTF-16 units, as `String.length` and the service do. */
export const LIMITS = {
  name: 100,
  displayName: 100,
  pronouns: 100,
  description: 1000,
  tag: 79,
  imageUrl: 256,
  proxyTag: 100,
  proxyTags: 100,
} as const;
