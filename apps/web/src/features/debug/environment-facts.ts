import { FOLLOWED_VERSION } from '../../persistence/documents/followed-document.ts';
import { PKSTATUS_SETTINGS_VERSION } from '../../persistence/documents/pkstatus-settings.ts';
import { deviceZone } from '../../platform/device-format.ts';
import type { SessionState } from '../../session/active-token.ts';
import type { FactRow } from '../../ui/fact-list.tsx';
import { debugWords } from './words.ts';

const words = debugWords.environment;

const FEATURES = ['locks', 'channel', 'database', 'worker', 'notifications'] as const;

/** The facts about the browser; a plain object, so that a test can make one. */
export interface Device {
  readonly userAgent: string;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly language: string;
  readonly timeZone: string;
  readonly theme: 'light' | 'dark';
  readonly features: Readonly<Record<(typeof FEATURES)[number], boolean>>;
}

/** Reads the facts of the current browser. */
export function readDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    width: window.innerWidth,
    height: window.innerHeight,
    pixelRatio: window.devicePixelRatio,
    language: navigator.language,
    timeZone: deviceZone(),
    theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
    features: {
      locks: 'locks' in navigator,
      channel: 'BroadcastChannel' in window,
      database: 'indexedDB' in window,
      worker: 'serviceWorker' in navigator,
      notifications: 'Notification' in window,
    },
  };
}

interface EnvironmentInput {
  readonly device: Device;
  readonly version: string;
  readonly serviceUrl: string;
  readonly isDemo: boolean;
  readonly isOnline: boolean;
  readonly session: SessionState;
  readonly followedCount: number;
}

/** Facts about the app and the device, none of which identifies a person. */
export function environmentFacts(input: EnvironmentInput): readonly FactRow[] {
  const { device } = input;
  const text = (label: string, value: string): FactRow => ({ label, kind: 'text', text: value });
  const named = (wanted: boolean) => {
    const names = FEATURES.filter((feature) => device.features[feature] === wanted);
    return names.length === 0 ? words.nothing : names.map((feature) => words.features[feature]).join(', ');
  };
  return [
    text(words.version, input.version),
    text(words.service, input.isDemo ? words.demo : input.serviceUrl),
    text(words.browser, device.userAgent),
    text(words.screen, words.screenText(device.width, device.height, device.pixelRatio)),
    text(words.language, device.language),
    text(words.zone, device.timeZone),
    text(words.theme, words.themes[device.theme]),
    text(words.connection, input.isOnline ? words.online : words.offline),
    text(words.token, words.tokenStates[input.session]),
    text(words.followed, String(input.followedCount)),
    text(words.documents, words.documentsText(PKSTATUS_SETTINGS_VERSION, FOLLOWED_VERSION)),
    text(words.can, named(true)),
    text(words.lacks, named(false)),
  ];
}
