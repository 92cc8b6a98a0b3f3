import { pageReleasesUrl, pageTarget } from '../../platform/config.ts';
import { useSettings } from '../../state/hooks.ts';

/** Whether newer versions are looked for. In a browser the page itself is always the newest one served, so there only who asks for it. */
export function useReleaseCheck(): boolean {
  const isWanted = useSettings(({ checkUpdates }) => checkUpdates);
  const isAsked = useSettings(({ checksReleasesOnWeb }) => checksReleasesOnWeb);
  return isWanted && pageReleasesUrl() !== null && (pageTarget() !== 'web' || isAsked);
}
