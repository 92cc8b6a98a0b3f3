import { afterAll } from 'vitest';
import { setDefaultLanguage } from './device-language.ts';
import { removeFakeDatabase } from './fake-database.ts';

setDefaultLanguage();
afterAll(removeFakeDatabase);
