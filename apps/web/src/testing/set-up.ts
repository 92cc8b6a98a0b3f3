import { setDefaultLanguage } from './device-language.ts';

setDefaultLanguage();
