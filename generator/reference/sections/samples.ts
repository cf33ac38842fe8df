import {highlight} from '../highlight';
import {html, type Html} from '../html';
import type {NamedExample, OperationModel} from '../page-model';
import {sdkVersion} from '../../sdk-version';
import {samplesOf} from '../samples';

/** The sample of each language, one shown at a time; all of them without JavaScript. */
export function requestSamples(model: OperationModel): Html {
  const samples = samplesOf(model);
  return html`<div class="sample" data-samples>
    <div class="sample__bar">
      <div class="sample__tabs" role="group" aria-label="Language of the sample">
        ${samples.map(({language, label}) => html`<button type="button" data-language="${language}" aria-pressed="${language === 'curl' ? 'true' : 'false'}">${label}</button>`)}
      </div>
      <button type="button" class="copy" data-copy-code aria-label="Copy the sample">Copy</button>
    </div>
    ${samples.map(
      ({language, label, code}) =>
        html`<div class="sample__panel" data-language="${language}">
          <p class="sample__label">${label}</p>
          <pre
            tabindex="0"
            aria-label="${label} sample"
          ><code>${highlight(code, language)}</code></pre>
        </div>`,
    )}
    <p class="sample__versions">
      Tested with SDK ${sdkVersion} against API contract ${model.contractVersion}
    </p>
  </div>`;
}

/** What the documented call answers. */
export function responseExamples({responses}: OperationModel): Html | false {
  const shown = responses.filter(({isError, examples}) => !isError && examples.length > 0);
  if (shown.length === 0) return false;
  return html`${shown.map(({status, examples}) => html`${examples.map((example, at) => responseExample(status, example, at === 0))}`)}`;
}

function responseExample(status: string, example: NamedExample, open: boolean): Html {
  const code = JSON.stringify(example.value, null, 2);
  return html`<details class="sample sample--response" ${open && html` open`}>
    <summary class="sample__bar">
      <span><span class="status status--2">${status}</span> ${example.summary}</span>
    </summary>
    <pre
      tabindex="0"
      aria-label="Response ${status}: ${example.summary}"
    ><code>${highlight(code, 'json')}</code></pre>
    <button type="button" class="copy" data-copy-code aria-label="Copy the response">Copy</button>
  </details>`;
}
