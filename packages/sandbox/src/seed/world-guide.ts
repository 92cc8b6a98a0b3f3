import { crowdIds } from './crowd.ts';
import { DEMO_FOLLOW_SUGGESTIONS, DEMO_OWN_SYSTEM } from './demo/demo-systems.ts';
import { emptySystem } from './empty.ts';

/** All worlds. */
export const WORLD_NAMES = ['demo', 'empty', 'large', 'crowd'] as const;
export type WorldName = (typeof WORLD_NAMES)[number];

export function isWorldName(text: string): text is WorldName {
  return WORLD_NAMES.some((name) => name === text);
}

/** A system with a token, and the servers on Discord that it uses. */
export interface OwnSystemGuide {
  readonly id: string;
  readonly servers: readonly { readonly id: string; readonly name: string }[];
}

/** What a person needs to explore a world. */
export interface WorldGuide {
  readonly description: string;
  /** Ids worth following, best first. */
  readonly follow: readonly string[];
  /** The system to try things on as one's own: it has a token. */
  readonly own: OwnSystemGuide;
  /** Well-formed ids that no system has. */
  readonly gone: readonly string[];
}

/** The guide to a world. */
export function worldGuide(name: WorldName): WorldGuide {
  switch (name) {
    case 'demo':
      return {
        description: 'a dozen and more invented systems with history',
        follow: DEMO_FOLLOW_SUGGESTIONS,
        own: DEMO_OWN_SYSTEM,
        gone: ['gonezz'],
      };
    case 'empty':
      return {
        description: 'one system without members',
        follow: [emptySystem.id],
        own: { id: emptySystem.id, servers: [] },
        gone: ['gonezz'],
      };
    case 'large':
      return {
        description:
          '2,500 members, 250 groups and 10,000 switches in one system, and a smaller one beside it',
        follow: ['large', 'annex'],
        own: { id: 'large', servers: [] },
        gone: ['gonezz'],
      };
    case 'crowd': {
      const { systems, gone } = crowdIds();
      return {
        description: '200 systems',
        follow: systems,
        own: { id: systems[0] ?? '', servers: [] },
        gone,
      };
    }
  }
}
