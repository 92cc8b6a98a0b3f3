import { expect, test } from 'vitest';
import { routesWithout } from './app-routes.ts';
import { galleryScreens } from './gallery-screens.ts';

const screens = galleryScreens({
  system: 'exmpl',
  member: 'lunaaa',
  group: 'kitch',
  server: '466707357099884544',
});
const paths = Object.values(screens).map(({ path }) => path);

test('the gallery has a picture of every screen', () => {
  expect(routesWithout(paths)).toEqual([]);
});

test('a route that no picture shows would be found', () => {
  expect(routesWithout(paths.filter((path) => !path.startsWith('/manage/groups')))).toContain(
    '/manage/groups/$id/members',
  );
});
