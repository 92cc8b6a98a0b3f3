import { pageReleasesUrl, pageTarget } from '../../platform/config.ts';
import { useSettings } from '../../state/hooks.ts';

/** Whether newer versions are checked for. In a browser, the page is always the newest one served, so there only if the person turned it on. */
export function useReleaseCheck(): boolean {
  const isWanted = useSettings(({ checkUpdates }) => checkUpdates);
  const isAsked = useSettings(({ checksReleasesOnWeb }) => checksReleasesOnWeb);
  return isWanted && pageReleasesUrl() !== null && (pageTarget() !== 'web' || isAsked);
}
