/** The path of the admin routes: outside every path of the service. */
export const ADMIN_PATH = '/sandbox';

/** The header with the secret of the admin routes. A page can send it to another origin only after a preflight. */
export const SECRET_HEADER = 'Sandbox-Secret';
