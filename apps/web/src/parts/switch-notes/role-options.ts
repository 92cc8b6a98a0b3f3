import { ROLES } from '../../session/local/roles.ts';
import { switchNoteWords as words } from './words.ts';

/** The roles to choose from. */
export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: words.roles[value] }));
