import {SampleOptions} from '../code-block/SampleOptions';
import {SampleToggle} from '../code-block/SampleToggle';
import {sizeOf} from '../code-block/size';
import {sdkVersion} from '@docs/contract';
import {marketplaceOf} from '../marketplace-of';
import type {OperationModel, ScenarioModel} from '../page-model';
import {samplesOf} from '../samples';
import {Code} from './Code';
import {ErrorExamples} from './ErrorExamples';
import {LanguageTabs} from './LanguageTabs';
import {OwnValues} from './OwnValues';
import {Status} from './Status';

type Props = {operation: OperationModel};

/**
 * Documented calls with their responses. A list switches between them (`site/src/plugins/controls/client/scenarios.ts`).
 * Without JavaScript, all of them are shown.
 */
export function Scenarios({operation}: Props) {
  const {scenarios, sdkCall, contractVersion} = operation;
  const [first] = scenarios;
  return (
    <>
      <LanguageTabs languages={first ? samplesOf(operation, first) : []} />
      <div className="scenarios">
        <div className="sample__settings">
          {scenarios.length > 1 && <Picker scenarios={scenarios} />}
          <OwnValues values={operation.values} />
        </div>
        {scenarios.map((scenario, index) => (
          <div
            key={scenario.name}
            className="scenario"
            role="group"
            aria-label={scenario.title}
            data-scenario={scenario.name}
            data-chosen={index === 0 ? '' : undefined}
          >
            <Request operation={operation} scenario={scenario} />
            <Response operation={operation} scenario={scenario} />
          </div>
        ))}
      </div>
      <ErrorExamples operation={operation} />
      {operation.isTested && (
        <p className="sample__versions">
          Tested {sdkCall && `with SDK ${sdkVersion} `}against API contract {contractVersion}
        </p>
      )}
    </>
  );
}

/** The script shows the flag of the selected scenario. */
function Picker({scenarios}: {scenarios: ScenarioModel[]}) {
  const [first] = scenarios.map(marketplaceOf);
  return (
    <label className="scenario-picker" data-search="ignore" data-markdown-ignore="">
      <span className={first ? `flag flag--${first}` : undefined} aria-hidden="true" />
      <select data-scenarios="" aria-label="Scenario" autoComplete="off">
        {scenarios.map((scenario) => (
          <option
            key={scenario.name}
            value={scenario.name}
            data-marketplace={marketplaceOf(scenario)}
          >
            {scenario.title}
          </option>
        ))}
      </select>
    </label>
  );
}

function Request({operation, scenario}: Props & {scenario: ScenarioModel}) {
  const samples = samplesOf(operation, scenario);
  return (
    <div className="sample" data-samples="">
      <div className="sample__bar">
        Request
        <SampleOptions size={sizeOf(...samples.map(({call}) => call))} of="the request" isAside />
      </div>
      {samples.map(({language, label, setup, call}) => (
        <div key={language} className="sample__panel" data-language={language}>
          <p className="sample__label">{label}</p>
          {setup && <SampleToggle option="setup" label="Setup" name="Show the setup" />}
          <Code
            code={call}
            setup={setup}
            language={language}
            label={`${label} sample`}
            values={operation.values}
          />
        </div>
      ))}
    </div>
  );
}

function Response({
  operation,
  scenario: {status, title, response, isDerived},
}: Props & {scenario: ScenarioModel}) {
  if (response === undefined) return null;
  const isText = typeof response === 'string';
  const isMarkup = isText && /^\s*</.test(response);
  const code = isText ? response : JSON.stringify(response, null, 2);
  return (
    <details className="sample sample--response" open>
      <summary className="sample__bar">
        <span>
          <Status status={status} /> {title}
          {isDerived && ' (from the schema)'}
        </span>
      </summary>
      <SampleOptions size={sizeOf(code)} of="the response" isAside />
      <Code
        code={code}
        language={isMarkup ? 'html' : 'json'}
        label={`Response ${status}: ${title}`}
        values={operation.values}
      />
    </details>
  );
}
