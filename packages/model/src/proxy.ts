export * from './proxy-tag/proxied-message.ts';
export * from './proxy-tag/proxy-book.ts';
export * from './proxy-tag/steps.ts';
export * from './proxy-tag/who-speaks.ts';
