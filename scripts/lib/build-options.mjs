import { readFeedUrl } from './releases-url.mjs';
import { readServiceUrl } from './service-url.mjs';

/** What every command that builds the app takes, the web build and what carries it. */
export const buildOptions = {
  service: {
    example: 'https://api.pluralkit.me',
    help: 'The service the app talks to, instead of PluralKit itself.',
    read: readServiceUrl,
  },
  releases: {
    example: 'https://api.github.com/repos/OWNER/NAME/releases/latest',
    help: 'Where the app asks for its latest release; left out, a native build asks its own repository on GitHub, a web build never.',
    read: readFeedUrl,
  },
};
