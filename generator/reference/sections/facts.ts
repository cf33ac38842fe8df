import {html, type Html} from '../html';
import type {OperationModel} from '../page-model';

const idempotencyTexts: Record<string, string> = {
  safe: 'Read-only; call it as often as you like',
  natural: 'Idempotent; a repeated call changes nothing more',
  key: 'Send Idempotency-Key to repeat it safely',
  'caller-id': 'The id that you choose makes it safe to repeat',
};

const marketplaceNames: Record<string, string> = {
  AWS: 'AWS',
  AWS_CHINA: 'AWS China',
  AZURE: 'Azure',
  GCP: 'Google Cloud',
  SNOWFLAKE: 'Snowflake',
  ALIBABA: 'Alibaba Cloud',
  STRIPE: 'Direct (Stripe)',
  ADYEN: 'Direct (Adyen)',
  ALL: 'All, and direct billing',
};

/** Who may call it, how often, how safely, and where it works. */
export function facts(model: OperationModel): Html {
  const {permission, rateClass, idempotency, marketplaces, paged} = model;
  return html`<dl class="facts">
      <div>
        <dt>Permission</dt>
        <dd>
          <code>${permission.name}</code>${' '}
          <span class="facts__aside">${permission.roles.join(', ')}</span>
        </dd>
      </div>
      <div>
        <dt>Rate class</dt>
        <dd>
          <a href="/api/rate-limits">${rateClass.name}</a>${' '}
          <span class="facts__aside"
            >${rateClass.requestsPerSecond} a second, burst ${rateClass.burst}</span
          >
        </dd>
      </div>
      <div>
        <dt>Repeating it</dt>
        <dd><a href="/api/idempotency">${idempotencyTexts[idempotency] ?? idempotency}</a></dd>
      </div>
      ${
        paged &&
        html`<div>
          <dt>Paging</dt>
          <dd><a href="/api/pagination">By cursor</a></dd>
        </div>`
      }
      <div>
        <dt>Works on</dt>
        <dd>
          ${marketplaces.map((name) => html`<span class="badge">${marketplaceNames[name] ?? name}</span> `)}
        </dd>
      </div>
    </dl>
    <p class="branches-toggle">
      <button type="button" class="copy" data-expand>Expand all</button>
    </p>`;
}
