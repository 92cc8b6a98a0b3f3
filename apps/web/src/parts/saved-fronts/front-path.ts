import type { AnyRouter } from '@tanstack/react-router';

/** The path of Switch that prepares a saved front, by its name or its id. */
export function frontPath(router: AnyRouter, front: string): string {
  const { href } = router.buildLocation({ to: '/switch', search: { front }, hash: '' });
  return router.history.createHref(href);
}
