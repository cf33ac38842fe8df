import {InlineMarkdown} from './InlineMarkdown';
import {Markdown} from './Markdown';

/** How to verify a request, as complete steps in Markdown. */
export function WebhookSignature({steps}: {steps: string[]}) {
  return (
    <>
      <p>Every webhook request is signed. Before you use a request, verify its signature:</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <InlineMarkdown text={step} />
          </li>
        ))}
      </ol>
      <Markdown text="For complete programs, see [Receive webhooks](/get-started/webhook) and the [SDK guides](/sdks)." />
    </>
  );
}
