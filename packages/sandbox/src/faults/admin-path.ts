/** Where the admin routes live: outside every path of the service. */
export const ADMIN_PATH = '/sandbox';
