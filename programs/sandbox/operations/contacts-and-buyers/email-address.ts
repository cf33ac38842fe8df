import {ApiError} from '../../api-error';
import type {Json} from '../../types';

/** No domain below this one exists, so programs can test what happens with a wrong address. */
const unreachable = /[@.]invalid$/i;

/** Rejects an address at a domain that doesn't accept email. `pointer` is its field in the body. */
export function checkEmailAddress(address: Json | undefined, pointer = '/emailAddress'): void {
  if (typeof address !== 'string' || !unreachable.test(address)) return;
  throw new ApiError('invalid_email', {
    details: [
      {
        location: 'BODY',
        field: pointer,
        code: 'invalid_email',
        message: 'Must be an address that accepts email.',
      },
    ],
  });
}
