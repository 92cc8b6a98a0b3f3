import { ERROR_CODES } from '@frontboard/model';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { hasErrorCode } from './has-error-code.ts';

const refusal = (code: number | null) =>
  new ApiError({ status: 404, code, method: 'GET', path: '/v2/members/abcde' });

test('a refusal is recognized by the name of its code', () => {
  const error = refusal(ERROR_CODES.memberNotFound);
  expect(hasErrorCode(error, 'memberNotFound')).toBe(true);
  expect(hasErrorCode(error, 'groupNotFound', 'memberNotFound')).toBe(true);
  expect(hasErrorCode(error, 'groupNotFound')).toBe(false);
});

test.each([refusal(null), refusal(0), new Error('20002'), undefined])('%o has no code', (error) => {
  expect(hasErrorCode(error, 'memberNotFound')).toBe(false);
});
