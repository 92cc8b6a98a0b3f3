import type { SampleApp } from './sample-app.ts';

interface GalleryScreen {
  readonly path: string;
  /** Whether the device was never used before. */
  readonly isNew?: boolean;
}

/** Widths in px that the layouts are made for, each with the height of a usual screen. */
export const GALLERY_SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1100, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** Every screen of the app, by the name in its picture. */
export function galleryScreens(sample: SampleApp): Readonly<Record<string, GalleryScreen>> {
  const luna = sample.memberNamed('Luna');
  return {
    'first-run': { path: '/', isNew: true },
    'status-tiles': { path: '/status/tile' },
    'status-list': { path: '/status/list' },
    'status-table': { path: '/status/table' },
    switch: { path: '/switch' },
    history: { path: '/history' },
    'history-statistics': { path: '/history/statistics' },
    'history-timeline': { path: '/history/timeline' },
    'history-calendar': { path: '/history/calendar' },
    lookup: { path: '/lookup?q=exmpl' },
    'lookup-system': { path: '/lookup/system/exmpl/members' },
    'lookup-member-beside': { path: `/lookup/system/exmpl/members/${luna}` },
    'lookup-member': { path: `/lookup/member/${luna}` },
    manage: { path: '/manage' },
    'manage-add': { path: '/manage/add' },
    'manage-system': { path: '/manage/system' },
    'manage-members': { path: '/manage/members' },
    'manage-member': { path: `/manage/members/${luna}` },
    'manage-member-new': { path: '/manage/members/new' },
    'manage-groups': { path: '/manage/groups' },
    'manage-servers': { path: '/manage/servers' },
    'manage-file': { path: '/manage/file' },
    settings: { path: '/settings' },
    debug: { path: '/debug' },
  };
}
