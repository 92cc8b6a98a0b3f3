/** A stored row as the app has it: releases up to 0.12 named the field `account`, and the stored name stays. */
export function withViewer<T extends { readonly account: string }>({
  account,
  ...rest
}: T): Omit<T, 'account'> & { readonly viewer: string } {
  return { ...rest, viewer: account };
}

/** The row as it is stored. Every release can read it. */
export function withStoredViewer<T extends { readonly viewer: string }>({
  viewer,
  ...rest
}: T): Omit<T, 'viewer'> & { readonly account: string } {
  return { ...rest, account: viewer };
}
