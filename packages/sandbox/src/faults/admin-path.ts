/** Where the admin routes live: outside every path of the service. */
export const ADMIN_PATH = '/sandbox';

/** The header with the secret that the admin routes ask for. No page can send it to another origin without asking first. */
export const SECRET_HEADER = 'Sandbox-Secret';
