import { expect, it } from 'vitest';
import { ownFeedUrl } from './releases-url.mjs';

const FEED = 'https://api.github.com/repos/example/front-board.app/releases/latest';

it.each([
  ['https://github.com/example/front-board.app', FEED],
  ['https://github.com/example/front-board.app.git', FEED],
  ['https://someone:secret@github.com/example/front-board.app.git', FEED],
  ['git@github.com:example/front-board.app.git', FEED],
  ['ssh://git@github.com/example/front-board.app.git', FEED],
  ['https://github.com.example.test/example/front-board.app', null],
  ['https://git.example/example/front-board.app.git', null],
  ['/home/someone/frontboard', null],
  ['', null],
])('a clone of %s asks %s for releases', (remote, feed) => {
  expect(ownFeedUrl(remote)).toBe(feed);
});
