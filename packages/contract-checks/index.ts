import {checkAppearsIn} from './checks/appears-in';
import {checkChangelog} from './checks/changelog';
import {checkCompleteness} from './checks/completeness';
import {checkDeprecations} from './checks/deprecations';
import {checkErrors} from './checks/errors';
import {checkEvents} from './checks/events';
import {checkExamples} from './checks/examples';
import {checkFieldExamples} from './checks/field-examples';
import {checkGroups} from './checks/groups';
import {checkLifecycles} from './checks/lifecycles';
import {checkLint} from './checks/lint';
import {checkMessages} from './checks/messages';
import {checkMoments} from './checks/moments';
import {checkObjects} from './checks/objects';
import {checkOpenEnums} from './checks/open-enums';
import {checkReading} from './checks/reading';
import {checkRequests} from './checks/requests';
import {checkSampleData} from './checks/sample-data';
import type {Check} from './checks/finding';

export type {Context} from './checks/finding';
export {createValidator} from './checks/schema-validator';
export {smallContext} from './checks/testing/small-spec';

/** In the order in which `npm run check:spec` prints them. */
export const checks: Record<string, Check> = {
  lint: checkLint,
  completeness: checkCompleteness,
  groups: checkGroups,
  objects: checkObjects,
  messages: checkMessages,
  examples: checkExamples,
  'appears in': checkAppearsIn,
  'field examples': checkFieldExamples,
  'open enums': checkOpenEnums,
  requests: checkRequests,
  moments: checkMoments,
  'sample data': checkSampleData,
  changelog: checkChangelog,
  deprecations: checkDeprecations,
  lifecycles: checkLifecycles,
  events: checkEvents,
  errors: checkErrors,
  reading: checkReading,
};
