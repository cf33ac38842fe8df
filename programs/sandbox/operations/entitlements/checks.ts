import type {RequestChecks} from '../../types';
import {fieldError} from './guards';
import {checkKeyCount} from './meta-info';
import {checkNameLength} from './name';

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/** Values that the schemas reject too, but for which the operations have their own code. */
export const entitlementsChecks: RequestChecks = {
  'update-entitlement-name': ({body}) => {
    const {name} = fieldsOf(body);
    if (typeof name === 'string') checkNameLength(name.trim());
  },
  'update-entitlement-meta-info': ({body}) => {
    const {custom} = fieldsOf(body);
    checkKeyCount(Object.values(fieldsOf(custom)).filter((value) => value !== null).length);
  },
  'schedule-entitlement-cancellation': ({body}) => {
    const {type, cancelDate} = fieldsOf(body);
    if (type === 'SPECIFIC_DATE' && cancelDate === undefined) throw cancelDateRequired();
  },
  'divide-entitlement-commit': ({body}) => {
    const {startDates} = fieldsOf(body);
    if (!Array.isArray(startDates) || new Set(startDates).size === startDates.length) return;
    const message = 'Each start date must be later than the one before it.';
    throw fieldError('dates_not_increasing', '/startDates', message);
  },
};

export const cancelDateRequired = () =>
  fieldError('cancel_date_required', '/cancelDate', 'The type SPECIFIC_DATE requires cancelDate.');
