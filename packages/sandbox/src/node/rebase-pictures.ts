import type { SandboxState } from '../store/state.ts';

// Older files name them as SVG.
const PICTURE = /^https?:\/\/[^/]+\/sandbox\/images\/([A-Za-z0-9_-]+)\.(?:png|svg)$/;

/** Updates the addresses of the sandbox's own pictures in a stored state, because the port may have changed. */
export function rebasePictures(state: SandboxState, imageUrl: (name: string) => string | null): void {
  const rebased = (url: string | null) => {
    const name = url === null ? undefined : PICTURE.exec(url)?.[1];
    return name === undefined ? url : imageUrl(name);
  };
  for (const row of state.systems.values()) {
    row.avatar_url = rebased(row.avatar_url);
    row.banner = rebased(row.banner);
  }
  for (const row of state.members.values()) {
    row.avatar_url = rebased(row.avatar_url);
    row.webhook_avatar_url = rebased(row.webhook_avatar_url);
    row.banner = rebased(row.banner);
  }
  for (const row of state.groups.values()) {
    row.icon = rebased(row.icon);
    row.banner = rebased(row.banner);
  }
}
