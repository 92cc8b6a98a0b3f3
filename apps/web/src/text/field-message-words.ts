import { defineWords } from './define-words.ts';

/** What the service says of a field that it refuses, and the app before it sends one: in English word by word as the service. */
export const fieldMessageWords = defineWords('fieldMessageWords', {
  required: (key: string) => `Key ${key} is required, but wasn't supplied`,
  blank: (field: string) => `${field} must not be empty`,
  long: (field: string, most: string) => `${field} must be ${most} characters or less`,
  color: 'Color must be a valid hex code',
  birthday: 'Birthday must be a valid date',
  image: (field: string, most: string) =>
    `${field} URL must be a valid image and less than ${most} characters`,
  proxyTags:
    "Proxy tags must be an array of objects containing 'prefix' and 'suffix' keys, and the combined prefix + 'text' + suffix must be less than 100 characters",
  timezone: 'Timezone must be valid',
  latch: 'Latch timeout must be a number',
  latchLong: (most: string) => `Latch timeout must be ${most} seconds or less`,
  autoproxyMember: 'Autoproxy member MUST be supplied if mode is set to "member"',
});
