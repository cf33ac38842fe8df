import {ApiError} from '../../api-error';
import type {RequestChecks} from '../../types';

const largestBatch = 200;

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

function checkBatchSize({body}: {body: unknown}): void {
  const {groups} = fieldsOf(body);
  if (!Array.isArray(groups) || groups.length <= largestBatch) return;
  const message = `The batch has ${groups.length} items. The limit is ${largestBatch}.`;
  const details = [{location: 'BODY' as const, field: '/groups', code: 'batch_too_large', message}];
  throw new ApiError('batch_too_large', {message, details});
}

/** Values that the schemas reject too, but for which the operations have their own code. */
export const usageChecks: RequestChecks = {
  'batch-report-usage-record-groups': checkBatchSize,
  'batch-validate-usage-record-groups': checkBatchSize,
  'report-usage-record-group': ({body}) => {
    const {records, billableRecords} = fieldsOf(body);
    if (records === undefined || billableRecords === undefined) return;
    const message = 'Send either records or billableRecords, not both.';
    const details = [{location: 'BODY' as const, code: 'mixed_record_forms', message}];
    throw new ApiError('mixed_record_forms', {message, details});
  },
};
