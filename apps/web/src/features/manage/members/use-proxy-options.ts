import type { ProxyOptions } from '@frontboard/model/proxy';
import { useOwnConfig } from '../../../cache/own/use-own-config.ts';

const STRICT: ProxyOptions = { isCaseSensitive: true };
const LOOSE: ProxyOptions = { isCaseSensitive: false };

/** How the service compares the proxy tags of the own system; its default until the settings are known. */
export function useProxyOptions(): ProxyOptions {
  return useOwnConfig()?.caseSensitiveProxyTags === false ? LOOSE : STRICT;
}
