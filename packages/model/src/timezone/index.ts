export * from './read-timezone.ts';
export * from './timezone.ts';
