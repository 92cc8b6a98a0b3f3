export * from './timezone.ts';
