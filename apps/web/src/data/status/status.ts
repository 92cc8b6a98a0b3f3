import type { RefreshSummary } from '../refresher/types.ts';
import type { FollowedStatus } from './types.ts';

export type { FollowedProblem, FollowedStatus, Front, FrontState } from './types.ts';

/** The status of one followed system; renders again only when that system's status changes. */
export declare function useFollowedStatus(id: string): FollowedStatus;

/** How fresh everything is, and the way to ask for everything now. */
export declare function useRefreshSummary(): RefreshSummary & { refreshNow(): void };

/** Keeps the refresher running while the calling screen is mounted. */
export declare function useRefreshing(): void;

/** A factory of ref callbacks that tell the refresher which systems are in view: `ref={visible(id)}`. */
export declare function useVisibleSystems(): (id: string) => (element: Element | null) => void;
