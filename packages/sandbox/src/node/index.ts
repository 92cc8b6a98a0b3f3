export { isKnownHost, WRONG_HOST } from './known-host.ts';
export { type MountedSandbox, type MountOptions, mountSandbox } from './mount-sandbox.ts';
export { ListenError, type ServedSandbox, type ServeOptions, serveSandbox } from './serve-sandbox.ts';
export { StateFileError } from './state-file.ts';
