import { afterAll } from 'vitest';
import { setDefaultLanguage } from './device-language.ts';
import { restoreGlobals } from './restore-globals.ts';

setDefaultLanguage();
afterAll(restoreGlobals);
