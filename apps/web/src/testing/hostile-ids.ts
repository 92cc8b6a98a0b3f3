/** What an address may have in place of an ID, encoded as in an address. None of it is an ID. */
export const hostileIds: readonly string[] = [
  'A'.repeat(10_000),
  encodeURIComponent('🦊🌿👩‍👩‍👧'),
  encodeURIComponent('<img src=x onerror=alert(1)>'),
  encodeURIComponent('../../../etc/passwd'),
  encodeURIComponent("'; drop table members; --"),
  '%20%20%20',
  '%E0%A4%A',
  '-----',
  '__proto__',
  encodeURIComponent('\u202eexmpl'),
];
